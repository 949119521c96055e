import { TIME_ZONE } from '@gastspiel/domain/time/time-zone.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Booked = z.object({ appointmentId: z.string(), userIds: z.array(z.string()) });

/** Who is booked for each of them, those who said that they can not come left out. */
export async function selectBooked(
  db: TenantDb,
  appointmentIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await rowsOf(
    db,
    Booked,
    sql`/* selectBookedOf */
    select appointment_id, array_agg(user_id::text order by user_id) as user_ids from offers
    where tenant_id = ${TENANT} and appointment_id = any(${appointmentIds}::uuid[])
      and state = 'BOOKED' and prevented_at is null
    group by appointment_id`,
  );
  return new Map(rows.map(({ appointmentId, userIds }) => [appointmentId, userIds]));
}

const ZONE = sql.lit(TIME_ZONE);

const Absent = z.object({ appointmentId: z.string(), absent: z.int() });

/** How many of those who are booked for each of them are away so many days later. */
export async function countAbsentLater(
  db: TenantDb,
  appointmentIds: readonly string[],
  days: number,
): Promise<ReadonlyMap<string, number>> {
  // As the copy is made: by the clock on the wall, also over a change of the clocks.
  const later = (moment: string) =>
    sql`(${sql.ref(moment)} at time zone ${ZONE} + make_interval(days => ${days}::int)) at time zone ${ZONE}`;
  const rows = await rowsOf(
    db,
    Absent,
    sql`/* countAbsentLater */
    select o.appointment_id, count(*)::int as absent from offers o
    where o.tenant_id = ${TENANT} and o.appointment_id = any(${appointmentIds}::uuid[])
      and o.state = 'BOOKED' and o.prevented_at is null
      and exists (select from absences b where b.tenant_id = ${TENANT} and b.user_id = o.user_id
        and b.starts_at < ${later('o.ends_at')} and b.ends_at > ${later('o.starts_at')})
    group by o.appointment_id`,
  );
  return new Map(rows.map(({ appointmentId, absent }) => [appointmentId, absent]));
}
