import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { Mail } from '#platform/mail/define-mail.ts';

export const mailPayload = <Schema extends z.ZodType>(payload: Schema) =>
  z.object({ cause: z.string().min(1), payload });

interface MailOptions {
  /** What the mail tells, as an id of that event: for the same cause it is sent once, however often it is asked for. */
  readonly cause: string;
  readonly runAt?: Date;
}

/** Asks for a mail in the transaction of the change that it tells: both happen or neither does. */
export async function enqueueMail<Schema extends z.ZodType>(
  db: TenantDb,
  mail: Pick<Mail<Schema>, 'name' | 'payload'>,
  payload: z.input<Schema>,
  { cause, runAt }: MailOptions,
): Promise<void> {
  const job = { name: mail.name, payload: mailPayload(mail.payload) };
  const message = { cause, payload } as z.input<typeof job.payload>;
  // No key: the queue gives up a running job whose key comes again, and its failure would be nobody's. The cause is enough.
  await enqueue(db, job, message, runAt ? { runAt } : {});
}
