import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { IS_PUSHED } from '#features/notifications/told-offers.sql.ts';
import { MOMENT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

/**
 * A batch takes offers for three minutes. If its mail comes later, because it waits for a device's receipt, is late or
 * failed for good, later offers wait in another one. It still tells what it holds.
 */
export async function closeLateBatches(db: TenantDb, userIds: readonly string[]): Promise<void> {
  await sql`/* closeLateBatches */
    update offer_batches set closed_at = ${MOMENT}
    where tenant_id = ${TENANT} and user_id = any(${userIds}::uuid[]) and closed_at is null
      and opened_at < ${MOMENT} - interval '3 minutes'`.execute(db);
}

/**
 * Puts new offers into their workers' open batches and opens one for those who have none. Answers the batches that were
 * opened. Joining locks the batch: it can not close between being found and being joined.
 */
export async function joinBatches(
  db: TenantDb,
  offers: readonly { readonly appointmentId: string; readonly userId: string }[],
): Promise<readonly { readonly id: string; readonly isPushed: boolean }[]> {
  return rowsOf(
    db,
    z.object({ id: z.string(), isPushed: z.boolean() }),
    sql`/* joinBatches */
    with joined as (
    insert into offer_batches as b (tenant_id, id, user_id, offer_ids)
    select o.tenant_id, (array_agg(n.id))[1], o.user_id, array_agg(o.id order by o.starts_at, o.id)
    from unnest(${offers.map(() => randomUUID())}::uuid[], ${offers.map(({ appointmentId }) => appointmentId)}::uuid[],
        ${offers.map(({ userId }) => userId)}::uuid[]) n (id, appointment_id, user_id)
      join offers o on o.tenant_id = ${TENANT} and o.appointment_id = n.appointment_id and o.user_id = n.user_id
      join users u on u.tenant_id = o.tenant_id and u.id = o.user_id and u.state = 'ACTIVE'
    where o.tenant_id = ${TENANT}
    group by o.tenant_id, o.user_id
    -- Always in the same order, so that two who offer to the same workers do not wait for each other.
    order by o.user_id
    on conflict (tenant_id, user_id) where closed_at is null do update set offer_ids = b.offer_ids || excluded.offer_ids
    returning b.tenant_id, b.user_id, b.id, b.xmax = 0 as opened
    )
    select j.id, ${IS_PUSHED} as is_pushed
    from joined j join target_users w on w.tenant_id = j.tenant_id and w.user_id = j.user_id
    where j.tenant_id = ${TENANT} and j.opened order by j.user_id`,
  );
}

/** From here on new offers open another batch. Answers whose it is. */
export async function closeBatch(db: TenantDb, id: string): Promise<string | undefined> {
  const row = await rowOf(
    db,
    z.object({ userId: z.string() }),
    sql`/* closeBatch */
    update offer_batches set closed_at = coalesce(closed_at, ${MOMENT})
    where tenant_id = ${TENANT} and id = ${id} returning user_id`,
  );
  return row?.userId;
}

/** Old news are of no use: each new batch clears the worker's old ones away. */
export async function deleteOldBatches(db: TenantDb, userId: string): Promise<void> {
  await sql`/* deleteOldBatches */
    delete from offer_batches
    where tenant_id = ${TENANT} and user_id = ${userId} and closed_at < ${MOMENT} - interval '7 days'`.execute(db);
}
