import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startMailInbox } from '@gastspiel/sandbox/mail/start-mail-inbox.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { freePort } from '#app/testing/free-port.ts';
import { defineMail } from '#platform/mail/define-mail.ts';

export interface InboxMessage {
  readonly id: string;
  readonly subject: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
  readonly html: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly { readonly filename: string; readonly contentType: string }[];
}

/** A mail server that takes everything, or does what it is told. */
export async function startTestInbox() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gastspiel-mail-'));
  const inbox = await startMailInbox({
    dataDir,
    httpPort: await freePort(),
    smtpPort: await freePort(),
    log: () => undefined,
  });
  return {
    smtpUrl: inbox.smtpUrl,
    messages: async (to: string): Promise<readonly InboxMessage[]> =>
      (await fetch(`${inbox.url}/api/messages?to=${encodeURIComponent(to)}`)).json() as Promise<InboxMessage[]>,
    attachment: async ({ id }: InboxMessage, index = 0): Promise<Buffer> =>
      Buffer.from(await (await fetch(`${inbox.url}/messages/${id}/attachments/${index}`)).arrayBuffer()),
    behave: async (body: { mode: string; code?: number; address?: string }): Promise<void> => {
      await fetch(`${inbox.url}/api/behaviour`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    async stop() {
      await inbox.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Greets a person, to test what every mail runs on. */
export const greeting = defineMail({
  name: 'test.greeting',
  payload: z.object({ userId: z.uuid() }),
  compose: async ({ db, tenantId, payload }) => {
    const { rows } = await sql<{ first_name: string; contact_email: string }>`
      select first_name, contact_email from users where tenant_id = ${tenantId} and id = ${payload.userId}`.execute(db);
    const [person] = rows;
    if (!person) return null;
    const { first_name: name, contact_email: to } = person;
    return {
      to,
      toName: name,
      subject: `Grüße an ${name}`,
      paragraphs: [`Hallo ${name},`, 'schön, dass du da bist.\nBis bald!'],
      facts: [['Treffpunkt', 'Bühneneingang <hinten>']],
      button: { label: 'Zum Angebot', path: '/offer/1?a=1&b=2' },
      attachments: [{ fileName: 'Plan.txt', mediaType: 'text/plain', content: Buffer.from('links') }],
    };
  },
});
