import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A browser of the demo that somebody lets be told of news. */
export interface Browser {
  readonly id: string;
  readonly privateKey: string;
  readonly auth: string;
  /** Whose messages it takes; anybody's where none was named. */
  readonly senderKey: string | null;
}

export type BrowserStore = ReturnType<typeof openBrowserStore>;

/** The subscriptions survive a restart, as they do in real browsers. */
export function openBrowserStore(file: string) {
  const browsers = new Map<string, Browser>(
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Browser[]).map((one) => [one.id, one]) : [],
  );
  const keep = (): void => writeFileSync(file, JSON.stringify([...browsers.values()]), { mode: 0o600 });
  return {
    find: (id: string): Browser | undefined => browsers.get(id),
    /** As `pushManager.subscribe` would: answers what the page gets to see of it. */
    subscribe(senderKey: string | null) {
      const pair = createECDH('prime256v1');
      pair.generateKeys();
      const auth = randomBytes(16).toString('base64url');
      const id = randomUUID();
      browsers.set(id, { id, auth, senderKey, privateKey: pair.getPrivateKey('base64url') });
      keep();
      return { id, keys: { p256dh: pair.getPublicKey('base64url'), auth } };
    },
    unsubscribe(id: string): boolean {
      const isKnown = browsers.delete(id);
      keep();
      return isKnown;
    },
  };
}
