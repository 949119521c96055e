import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
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

/** As many as somebody has, and some that they forgot; the one that was registered longest ago goes. */
const DEVICES_OF_A_PERSON = 10;

export async function storePushToken(
  db: TenantDb,
  { tenantId, userId }: User,
  { token, keys }: PushAddress,
): Promise<void> {
  const owned = { user_id: userId, p256dh: keys?.p256dh ?? null, auth: keys?.auth ?? null };
  await sql`/* takePushToken */ select directory.take_push_token(${token})`.execute(db);
  await db
    .insertInto('push_tokens')
    .values({ tenant_id: tenantId, token, ...owned })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'token']).doUpdateSet({ ...owned, registered_at: new Date() }),
    )
    .execute();
  await sql`/* dropOldDevices */
    delete from push_tokens where tenant_id = ${tenantId} and token in (
      select token from push_tokens where tenant_id = ${tenantId} and user_id = ${userId}
      order by token = ${token} desc, registered_at desc offset ${DEVICES_OF_A_PERSON})`.execute(db);
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

/** One that the push service no longer knows. */
export async function deleteDevice(db: TenantDb, userId: string, token: string): Promise<void> {
  await sql`/* deleteDevice */
    delete from push_tokens
    where tenant_id = ${TENANT} and user_id = ${userId} and token = ${token}`.execute(db);
}
