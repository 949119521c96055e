import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { LONGEST_APPOINTMENT } from '#features/appointments/index.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

const Offered = z.object({ appointmentId: z.string(), userId: z.string(), state: z.enum(OFFER_STATES) });
export type Offered = Readonly<z.output<typeof Offered>>;

/** Who has an offer of the appointments, by how far it is. */
export const selectOffered = (db: TenantDb, appointmentIds: readonly string[]): Promise<readonly Offered[]> =>
  rowsOf(
    db,
    Offered,
    sql`/* selectOffered */
    select appointment_id, user_id, state from offers
    where tenant_id = ${TENANT} and appointment_id = any(${appointmentIds}::uuid[]) order by user_id`,
  );

/** An appointment at a new time. */
interface Moved {
  readonly id: string;
  readonly after: { readonly startDateTime: Date; readonly endDateTime: Date };
}

const sooner = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one > other ? one : other);

/** Who is booked for one of these, and in its new time for an appointment that is none of them. */
export async function selectBookedElsewhere(
  db: TenantDb,
  moved: readonly Moved[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ids = moved.map(({ id }) => id);
  const starts = moved.map(({ after }) => after.startDateTime);
  const ends = moved.map(({ after }) => after.endDateTime);
  const [from, until] = [starts.reduce(sooner), ends.reduce(later)];
  // Their other bookings are read once for all of the new times: a series has the same few workers each time.
  const rows = await rowsOf(
    db,
    z.object({ appointmentId: z.string(), userIds: z.array(z.string()) }),
    sql`/* selectBookedElsewhere */
    with elsewhere as materialized (
      select user_id, starts_at, ends_at from offers
      where tenant_id = ${TENANT} and state = 'BOOKED' and starts_at < ${until} and ends_at > ${from}
        and starts_at > ${from}::timestamptz - ${LONGEST_APPOINTMENT} and not appointment_id = any(${ids}::uuid[])
        and user_id = any(array(select user_id from offers where tenant_id = ${TENANT}
          and appointment_id = any(${ids}::uuid[]) and state = 'BOOKED'))
    )
    select m.id as appointment_id, array_agg(distinct here.user_id::text) as user_ids
    from unnest(${ids}::uuid[], ${starts}::timestamptz[], ${ends}::timestamptz[]) m (id, starts_at, ends_at)
      join offers here on here.tenant_id = ${TENANT} and here.appointment_id = m.id and here.state = 'BOOKED'
      join elsewhere there on there.user_id = here.user_id and there.starts_at < m.ends_at and there.ends_at > m.starts_at
    group by m.id`,
  );
  return new Map(rows.map(({ appointmentId, userIds }) => [appointmentId, new Set(userIds)]));
}

const Named = z.object({ id: z.string(), name: z.string() });

/** People by their names, in the order of those. */
export const selectNames = (
  db: TenantDb,
  userIds: readonly string[],
): Promise<readonly Readonly<z.output<typeof Named>>[]> =>
  rowsOf(
    db,
    Named,
    sql`/* selectNames */
    select id, first_name || ' ' || last_name as name from users
    where tenant_id = ${TENANT} and id = any(${userIds}::uuid[]) order by name, id`,
  );

/** Who is booked here and away in a new time. */
export async function selectAbsentAt(
  db: TenantDb,
  appointmentId: string,
  { startDateTime, endDateTime }: { readonly startDateTime: Date; readonly endDateTime: Date },
): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ name: z.string() }),
    sql`/* selectAbsentAt */
    select u.first_name || ' ' || u.last_name as name
    from offers o join users u on u.tenant_id = o.tenant_id and u.id = o.user_id
    where o.tenant_id = ${TENANT} and o.appointment_id = ${appointmentId} and o.state = 'BOOKED'
      and exists (select from absences b where b.tenant_id = ${TENANT} and b.user_id = o.user_id
        and b.starts_at < ${endDateTime} and b.ends_at > ${startDateTime})
    order by u.last_name collate german, u.first_name collate german, u.id`,
  );
  return rows.map(({ name }) => name);
}
