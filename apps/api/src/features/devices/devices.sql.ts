import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';
import type { User } from '#platform/identity/viewer.ts';
import type { PushAddress } from '#platform/push/push.ts';

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

export async function storePushToken(
  db: TenantDb,
  { tenantId, userId }: User,
  { token, keys }: PushAddress,
): Promise<void> {
  const owned = { user_id: userId, p256dh: keys?.p256dh ?? null, auth: keys?.auth ?? null };
  await db
    .insertInto('push_tokens')
    .values({ tenant_id: tenantId, token, ...owned })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'token']).doUpdateSet({ ...owned, registered_at: new Date() }),
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
