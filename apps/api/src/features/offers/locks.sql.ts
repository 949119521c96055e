import { sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';

/** In the order of their ids: an answer comes before the booking or after it, not in between. */
export async function lockOffersToForUpdate(
  db: TenantDb,
  appointmentId: string,
  userIds: readonly string[],
): Promise<void> {
  await sql`/* prepared lockOffersToForUpdate */
    select from offers where tenant_id = ${TENANT} and appointment_id = ${appointmentId}
      and ${isOneOf('user_id', userIds)} order by id for update`.execute(db);
}

/** All of an appointment's: no answer comes until we are done. */
export async function lockAllOffersForUpdate(db: TenantDb, appointmentId: string): Promise<void> {
  await sql`/* lockAllOffersForUpdate */
    select from offers where tenant_id = ${TENANT} and appointment_id = ${appointmentId}
    order by id for update`.execute(db);
}

export async function lockOfferForUpdate(db: TenantDb, id: string): Promise<void> {
  await sql`/* prepared lockOfferForUpdate */
    select from offers where tenant_id = ${TENANT} and id = ${id} for update`.execute(db);
}
