import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';

/** A message as it would have reached the phone. */
export interface PushMessage {
  readonly name: string;
  readonly receivedAt: string;
  readonly token: string;
  readonly title: string;
  readonly body: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly tag: string;
}

export type PushStore = ReturnType<typeof openPushStore>;

/** One line a message, so that the inbox survives a restart. */
export function openPushStore(file: string) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  const messages = lines.map((line) => JSON.parse(line) as PushMessage);
  return {
    save(message: PushMessage): void {
      appendFileSync(file, `${JSON.stringify(message)}\n`, { mode: 0o600 });
      messages.push(message);
    },
    /** The newest first. */
    list: (limit = messages.length): readonly PushMessage[] => messages.toReversed().slice(0, limit),
    clear(): void {
      messages.length = 0;
      writeFileSync(file, '', { mode: 0o600 });
    },
  };
}
