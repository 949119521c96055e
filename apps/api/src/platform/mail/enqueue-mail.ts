import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueueAll } from '#platform/jobs/enqueue.ts';
import type { Mail } from '#platform/mail/define-mail.ts';

export const mailPayload = <Schema extends z.ZodType>(payload: Schema) =>
  z.object({ cause: z.string().min(1), payload });

interface MailOptions {
  /** The event that the mail tells of, as an id: for the same cause it is sent once, however often it is asked for. */
  readonly cause: string;
  readonly runAt?: Date;
}

/** Asks for a mail in the transaction of the change that it tells: both happen or neither does. */
export const enqueueMail = <Schema extends z.ZodType>(
  db: TenantDb,
  mail: Pick<Mail<Schema>, 'name' | 'payload'>,
  payload: z.input<Schema>,
  { cause, ...options }: MailOptions,
): Promise<void> => enqueueMails(db, mail, [{ cause, payload }], options);

/** As `enqueueMail`, for many recipients in one statement. */
export async function enqueueMails<Schema extends z.ZodType>(
  db: TenantDb,
  mail: Pick<Mail<Schema>, 'name' | 'payload'>,
  mails: readonly { readonly cause: string; readonly payload: z.input<Schema> }[],
  options: Pick<MailOptions, 'runAt'> = {},
): Promise<void> {
  const job = { name: mail.name, payload: mailPayload(mail.payload) };
  // No key: the queue gives up a running job whose key comes again, and its failure would be lost. The cause is enough.
  await enqueueAll(db, job, mails as readonly z.input<typeof job.payload>[], options);
}
