import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { LONGEST_APPOINTMENT } from '#features/appointments/appointments.sql.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The values by which a planner takes two appointments for the same. */
export interface Plan extends Pick<AppointmentValues, 'description' | 'startDateTime' | 'endDateTime'> {
  readonly customer: string;
}

/** Which of the plans are there already: an appointment of the same name for the same customer at that time. */
export async function selectTaken(db: TenantDb, plans: readonly Plan[]): Promise<ReadonlySet<number>> {
  // Each name is made comparable once: in one join this was done for every pair of a plan and an appointment near it.
  const rows = await rowsOf(
    db,
    z.object({ index: z.int() }),
    sql`/* selectTaken */
    with wanted as materialized (
      select ordinality, starts_at, ends_at, search_key(description) as name, search_key(customer) as customer
      from unnest(${plans.map(({ description }) => description)}::text[], ${plans.map(({ customer }) => customer)}::text[],
        ${plans.map(({ startDateTime }) => startDateTime)}::timestamptz[],
        ${plans.map(({ endDateTime }) => endDateTime)}::timestamptz[])
        with ordinality w (description, customer, starts_at, ends_at, ordinality)
    ), there as materialized (
      select starts_at, ends_at, search_key(description) as name, search_key(customer) as customer from appointments
      where tenant_id = ${TENANT} and starts_at < (select max(ends_at) from wanted)
        and starts_at > (select min(starts_at) - ${LONGEST_APPOINTMENT} from wanted)
        and ends_at > (select min(starts_at) from wanted)
    )
    select distinct (w.ordinality - 1)::int as index
    from wanted w join there a on a.name = w.name and a.customer = w.customer
      and a.starts_at < w.ends_at and a.ends_at > w.starts_at`,
  );
  return new Set(rows.map(({ index }) => index));
}
