import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import type { User } from '#platform/identity/viewer.ts';

export async function storeTicket(
  db: TenantDb,
  { userId }: User,
  ticketHash: Buffer,
  ownTicketHash: Buffer | null,
  force: boolean,
): Promise<boolean> {
  const { rows } = await sql<{ issued: boolean }>`/* storeTicket */
    select directory.issue_device_ticket(${userId}, ${ticketHash}, ${ownTicketHash}, ${force}) as issued
  `.execute(db);
  return rows[0]?.issued ?? false;
}

export async function deleteTicket(db: TenantDb, { userId }: User, ticketHash: Buffer): Promise<boolean> {
  const { rows } = await sql<{ cleared: boolean }>`/* deleteTicket */
    select directory.clear_device_ticket(${userId}, ${ticketHash}) as cleared`.execute(db);
  return rows[0]?.cleared ?? false;
}

export async function storePushToken(db: TenantDb, { tenantId, userId }: User, token: string): Promise<void> {
  await db
    .insertInto('push_tokens')
    .values({ tenant_id: tenantId, user_id: userId, token })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'token']).doUpdateSet({ user_id: userId, registered_at: new Date() }),
    )
    .execute();
}

export async function deletePushToken(db: TenantDb, { tenantId, userId }: User, token: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('push_tokens')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .returning('token')
    .executeTakeFirst();
  return deleted !== undefined;
}
