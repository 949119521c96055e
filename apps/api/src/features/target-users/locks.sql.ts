import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { rowOf } from '#platform/database/rows.ts';

/** Bookings of a worker come one after the other, in the order of the workers' ids: so nobody waits in a circle. */
export async function lockWorkersForNoKeyUpdate(db: TenantDb, userIds: readonly string[]): Promise<void> {
  await sql`/* prepared lockWorkersForNoKeyUpdate */
    select 1 from target_users where tenant_id = ${TENANT} and ${isOneOf('user_id', userIds)}
    order by user_id for no key update`.execute(db);
}

/**
 * Whether the worker's data are open to work with; they stay so until the transaction ends. Nothing for nobody. No shared lock: two who
 * add something that is counted of the worker would each wait for the other at the end.
 */
export async function lockWorkerIfOpen(db: TenantDb, id: string): Promise<{ isOpen: boolean } | undefined> {
  return rowOf(
    db,
    z.object({ isOpen: z.boolean() }),
    sql`/* lockWorkerIfOpen */
    select restricted_until is null and anonymised_at is null as is_open from target_users
    where tenant_id = ${TENANT} and user_id = ${id} for no key update`,
  );
}

/** Nobody saves the worker or adds anything to them until the transaction ends. The order is that of saving a worker. */
export async function lockWorkerForUpdate(db: TenantDb, id: string): Promise<void> {
  await sql`/* lockUserForNoKeyUpdate */
    select from users where tenant_id = ${TENANT} and id = ${id} for no key update`.execute(db);
  await sql`/* lockWorkerForUpdate */
    select from target_users where tenant_id = ${TENANT} and user_id = ${id} for update`.execute(db);
}
