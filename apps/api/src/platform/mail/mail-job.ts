import { createHash } from 'node:crypto';
import { isEmailAddress } from '@gastspiel/domain/input/email-address.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { defineJob, type Job, JobFailedForGood, JobPutOff } from '#platform/jobs/define-job.ts';
import type { Mail, MailOutcome } from '#platform/mail/define-mail.ts';
import { mailPayload } from '#platform/mail/enqueue-mail.ts';
import type { Letter, Look } from '#platform/mail/letter.ts';
import { AddressRefused, type Post } from '#platform/mail/post.ts';
import { claimMail, markMailSent, releaseMail } from '#platform/mail/sent-mails.sql.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export interface MailPorts {
  readonly post: Post;
  readonly secrets: Secrets;
  /** In whose name the tenant's mails come; null for a tenant that is no more. */
  readonly lookOf: (db: TenantDb) => Promise<Look | null>;
  /** Keeps whether an address takes mails. */
  readonly noteAddress: (db: TenantDb, address: string, isRefused: boolean) => Promise<void>;
}

/** The job that sends a kind of mail: taken, composed and noted in short transactions, sent between them. */
export const mailJob = (mail: Mail, { post, secrets, lookOf, noteAddress }: MailPorts): Job =>
  defineJob({
    name: mail.name,
    payload: mailPayload(mail.payload),
    share: 'messages',
    run: async ({ payload: { cause, payload }, tenantId, withTenant, isLastAttempt }) => {
      const settle = async (db: TenantDb, outcome: MailOutcome) =>
        mail.settle?.({ db, tenantId, payload, now: new Date() }, outcome);
      const messageId = messageIdOf(mail.name, tenantId, cause, post.from);
      const ready = await withTenant(async (db) => {
        const claim = await claimMail(db, messageId);
        if (claim === 'SENT') return undefined;
        if (claim !== 'CLAIMED') throw new JobPutOff('another worker has the mail, or died with it', claim.busyUntil);
        const look = await lookOf(db);
        const letter = look && (await mail.compose({ db, tenantId, payload, secrets, now: new Date() }));
        if (look && letter) return { look: { ...look, replyTo: letter.replyTo ?? look.replyTo }, letter };
        await releaseMail(db, messageId);
        return undefined;
      });
      if (!ready) return;
      const { refused } = await send(post, ready, messageId).catch(async (error: unknown) => {
        await withTenant(async (db) => {
          await releaseMail(db, messageId);
          const isAddressRefused = error instanceof AddressRefused;
          if (isAddressRefused) await noteAddress(db, ready.letter.to, true);
          const isLast = isLastAttempt || error instanceof JobFailedForGood;
          await settle(db, { isSent: false, isAddressRefused, isLast });
        });
        throw error;
      });
      await withTenant(async (db) => {
        await markMailSent(db, messageId);
        await settle(db, { isSent: true });
        if (refused === 0) await noteAddress(db, ready.letter.to, false);
      });
      // The others have it, so it must not be sent again; somebody has to look at the wrong address.
      if (refused > 0) throw new JobFailedForGood(`the mail server refused ${refused} of the recipients`);
    },
  });

async function send(post: Post, { letter, look }: { letter: Letter; look: Look }, messageId: string) {
  const addresses = [letter.to, ...(letter.copyTo ?? [])];
  if (!addresses.every(isEmailAddress)) throw new AddressRefused('an address is none');
  return post.send(letter, look, messageId);
}

/** The same for the same cause: a mail that a crash made us send again is recognised as the one that came before. */
export function messageIdOf(mail: string, tenantId: string, cause: string, from: string): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([mail, tenantId, cause]))
    .digest('hex');
  return `<${hash}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}
