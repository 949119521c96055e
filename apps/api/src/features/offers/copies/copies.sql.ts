import { sql } from 'kysely';
import { z } from 'zod';
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
    select appointment_id as "appointmentId", array_agg(user_id::text order by user_id) as "userIds" from offers
    where tenant_id = current_tenant_id() and appointment_id = any(${appointmentIds}::uuid[])
      and state = 'BOOKED' and prevented_at is null
    group by appointment_id`,
  );
  return new Map(rows.map(({ appointmentId, userIds }) => [appointmentId, userIds]));
}

const Absent = z.object({ appointmentId: z.string(), absent: z.int() });

/** How many of those who are booked for each of them are away so many days later. */
export async function countAbsentLater(
  db: TenantDb,
  appointmentIds: readonly string[],
  days: number,
): Promise<ReadonlyMap<string, number>> {
  const later = sql`make_interval(days => ${days}::int)`;
  const rows = await rowsOf(
    db,
    Absent,
    sql`/* countAbsentLater */
    select o.appointment_id as "appointmentId", count(*)::int as absent from offers o
    where o.tenant_id = current_tenant_id() and o.appointment_id = any(${appointmentIds}::uuid[])
      and o.state = 'BOOKED' and o.prevented_at is null
      and exists (select from absences b where b.tenant_id = o.tenant_id and b.user_id = o.user_id
        and b.starts_at < o.ends_at + ${later} and b.ends_at > o.starts_at + ${later})
    group by o.appointment_id`,
  );
  return new Map(rows.map(({ appointmentId, absent }) => [appointmentId, absent]));
}
