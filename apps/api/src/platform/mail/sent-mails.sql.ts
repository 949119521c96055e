import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, rowOf } from '#platform/database/rows.ts';
import type { Chore } from '#platform/jobs/define-job.ts';

/**
 * Takes the mail for sending. Somebody who took it and never came back is dead after five minutes: no sending lasts that
 * long.
 */
export async function claimMail(
  db: TenantDb,
  messageId: string,
): Promise<'CLAIMED' | 'SENT' | { readonly busyUntil: Date }> {
  const claimed = await affectedBy(
    db,
    sql`/* prepared claimMail */
    insert into sent_mails as m (tenant_id, message_id) values (${TENANT}, ${messageId})
    on conflict (tenant_id, message_id) do update set claimed_at = ${MOMENT}
      where m.sent_at is null and m.claimed_at < ${MOMENT} - interval '5 minutes'
    returning 1`,
  );
  if (claimed > 0) return 'CLAIMED';
  const claim = await rowOf(
    db,
    z.object({ isSent: z.boolean(), busyUntil: z.date() }),
    sql`/* prepared findMailClaim */
    select sent_at is not null as is_sent, claimed_at + interval '5 minutes' as busy_until from sent_mails
    where tenant_id = ${TENANT} and message_id = ${messageId}`,
  );
  // Who had it may have given it back just now.
  return claim?.isSent ? 'SENT' : { busyUntil: claim?.busyUntil ?? new Date() };
}

export async function markMailSent(db: TenantDb, messageId: string): Promise<void> {
  await sql`/* prepared markMailSent */
    update sent_mails set sent_at = ${MOMENT} where tenant_id = ${TENANT} and message_id = ${messageId}`.execute(db);
}

/** It was not sent: the next attempt may take it at once. */
export async function releaseMail(db: TenantDb, messageId: string): Promise<void> {
  await sql`/* prepared releaseMail */
    delete from sent_mails where tenant_id = ${TENANT} and message_id = ${messageId} and sent_at is null
  `.execute(db);
}

/** By then nobody tries a mail again: its row only takes room. */
export const sweepSentMails: Chore = {
  name: 'machine.sweep-sent-mails',
  at: '43 2 * * *',
  run: async (database) => {
    await sql`/* sweepSentMails */ select directory.sweep_sent_mails()`.execute(database.single);
  },
};
