import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy } from '#platform/database/rows.ts';

/**
 * Takes the mail for sending. Somebody who took it and never came back is dead after five minutes: no sending lasts that
 * long.
 */
export async function claimMail(db: TenantDb, messageId: string): Promise<'CLAIMED' | 'BUSY' | 'SENT'> {
  const claimed = await affectedBy(
    db,
    sql`/* claimMail */
    insert into sent_mails as m (tenant_id, message_id) values (current_tenant_id(), ${messageId})
    on conflict (tenant_id, message_id) do update set claimed_at = now()
      where m.sent_at is null and m.claimed_at < now() - interval '5 minutes'
    returning 1`,
  );
  if (claimed > 0) return 'CLAIMED';
  const isSent = await affectedBy(
    db,
    sql`/* isMailSent */
    select from sent_mails
    where tenant_id = current_tenant_id() and message_id = ${messageId} and sent_at is not null`,
  );
  return isSent > 0 ? 'SENT' : 'BUSY';
}

export async function markMailSent(db: TenantDb, messageId: string): Promise<void> {
  await sql`/* markMailSent */
    update sent_mails set sent_at = now() where tenant_id = current_tenant_id() and message_id = ${messageId}`.execute(
    db,
  );
}

/** It was not sent: the next attempt may take it at once. */
export async function releaseMail(db: TenantDb, messageId: string): Promise<void> {
  await sql`/* releaseMail */
    delete from sent_mails where tenant_id = current_tenant_id() and message_id = ${messageId} and sent_at is null
  `.execute(db);
}
