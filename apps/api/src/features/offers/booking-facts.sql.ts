import { sql } from 'kysely';
import { z } from 'zod';
import { Bookable } from '#features/offers/booking.sql.ts';
import { effectiveRatingOf } from '#features/target-users/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The facts of a worker that speak for or against an appointment, apart from their calendar. */
export const BookingFacts = Bookable.extend({
  isInPool: z.boolean(),
  isForType: z.boolean(),
  isRatedTooLow: z.boolean(),
  isAbsent: z.boolean(),
  isPrevented: z.boolean(),
});
export type BookingFacts = Readonly<z.output<typeof BookingFacts>>;

export async function selectBookingFacts(
  db: TenantDb,
  appointmentId: string,
  userIds: readonly string[],
): Promise<readonly BookingFacts[]> {
  return rowsOf(
    db,
    BookingFacts,
    sql`/* selectBookingFacts */
    select u.id, u.first_name, u.last_name, u.state as user_state, true as is_open,
      exists (select from invoice_recipient_denials d where d.tenant_id = ${TENANT} and d.user_id = u.id
        and d.invoice_recipient_id = a.invoice_recipient_id) as is_denied,
      exists (select from target_users_in_pools p where p.tenant_id = ${TENANT} and p.user_id = u.id
        and p.pool_id = a.pool_id) as is_in_pool,
      exists (select from target_users_for_types y where y.tenant_id = ${TENANT} and y.user_id = u.id
        and y.appointment_type_id = a.appointment_type_id) as is_for_type,
      coalesce(${effectiveRatingOf('t')} * 10 < a.minimum_rating, false) as is_rated_too_low,
      exists (select from absences b where b.tenant_id = ${TENANT} and b.user_id = u.id
        and b.starts_at < a.ends_at and b.ends_at > a.starts_at) as is_absent,
      exists (select from preventions p where p.tenant_id = ${TENANT} and p.user_id = u.id
        and p.appointment_id = a.id) as is_prevented
    from appointments a
      join users u on u.tenant_id = a.tenant_id
      join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
    where a.tenant_id = ${TENANT} and a.id = ${appointmentId} and u.id = any(${userIds}::uuid[])
      and t.restricted_until is null and t.anonymised_at is null
    order by u.last_name collate german, u.first_name collate german, u.id`,
  );
}
