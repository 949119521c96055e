import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Message, readMessage } from '#sandbox/mail/message.ts';

export interface Envelope {
  readonly from: string;
  readonly to: readonly string[];
}
export type MailStore = ReturnType<typeof openMailStore>;

/** One .eml file a message, which any mail program opens. The names sort by time of arrival. */
export function openMailStore(folder: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const known = new Map<string, Promise<Message>>();
  const fileOf = (id: string) => join(folder, `${id}.eml`);
  let lastTime = 0;

  const idsNewestFirst = async (): Promise<string[]> => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
    return names
      .map((name) => name.slice(0, -4))
      .sort()
      .reverse();
  };
  const read = (id: string): Promise<Message> => {
    const message = known.get(id) ?? readFile(fileOf(id)).then((raw) => readMessage(id, raw));
    known.set(id, message);
    return message;
  };
  return {
    /** Resolves when the message is on the disk: only then may the sender forget it. */
    async save({ from, to }: Envelope, raw: Buffer): Promise<void> {
      lastTime = Math.max(Date.now(), lastTime + 1);
      const id = `${lastTime}-${randomBytes(4).toString('hex')}`;
      // Recipients of a blind copy stand nowhere but in the envelope.
      const envelope = Buffer.from(`X-Envelope-From: ${from}\r\nX-Envelope-To: ${to.join(', ')}\r\n`);
      await writeDurably(`${fileOf(id)}.new`, Buffer.concat([envelope, raw]));
      await rename(`${fileOf(id)}.new`, fileOf(id));
      await syncFolder(folder);
    },
    list: async (limit?: number): Promise<Message[]> => Promise.all((await idsNewestFirst()).slice(0, limit).map(read)),
    find: async (id: string): Promise<Message | undefined> =>
      (await idsNewestFirst()).includes(id) ? read(id) : undefined,
    async clear(): Promise<void> {
      known.clear();
      await Promise.all((await idsNewestFirst()).map((id) => rm(fileOf(id), { force: true })));
    },
  };
}

async function writeDurably(file: string, content: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  await handle.writeFile(content);
  await handle.sync();
  await handle.close();
}

async function syncFolder(folder: string): Promise<void> {
  // Windows can't open folders, and needs no sync for a rename to last.
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync();
  await handle.close();
}
