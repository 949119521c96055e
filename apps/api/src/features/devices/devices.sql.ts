import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';
import type { User } from '#platform/identity/viewer.ts';

export async function storeTicket(
  db: TenantDb,
  { userId }: User,
  ticketHash: Buffer,
  ownTicketHash: Buffer | null,
  force: boolean,
): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ issued: z.boolean() }),
    sql`/* storeTicket */
    select directory.issue_device_ticket(${userId}, ${ticketHash}, ${ownTicketHash}, ${force}) as issued
  `,
  );
  return row?.issued ?? false;
}

export async function deleteTicket(db: TenantDb, { userId }: User, ticketHash: Buffer): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ cleared: z.boolean() }),
    sql`/* deleteTicket */
    select directory.clear_device_ticket(${userId}, ${ticketHash}) as cleared`,
  );
  return row?.cleared ?? false;
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
