import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { LONGEST_APPOINTMENT } from '#features/appointments/appointments.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The values by which a planner takes two appointments for the same. */
export interface Plan extends Pick<AppointmentValues, 'description' | 'startDateTime' | 'endDateTime'> {
  readonly customer: string;
}

/** Which of the plans are there already: an appointment of the same name for the same customer at that time. */
export async function selectTaken(db: TenantDb, plans: readonly Plan[]): Promise<ReadonlySet<number>> {
  const rows = await rowsOf(
    db,
    z.object({ index: z.int() }),
    sql`/* selectTaken */
    select (w.ordinality - 1)::int as index
    from unnest(${plans.map(({ description }) => description)}::text[], ${plans.map(({ customer }) => customer)}::text[],
      ${plans.map(({ startDateTime }) => startDateTime)}::timestamptz[],
      ${plans.map(({ endDateTime }) => endDateTime)}::timestamptz[])
      with ordinality w (description, customer, starts_at, ends_at, ordinality)
    where exists (select from appointments a where a.tenant_id = current_tenant_id()
      and a.starts_at < w.ends_at and a.starts_at > w.starts_at - ${LONGEST_APPOINTMENT} and a.ends_at > w.starts_at
      and search_key(a.description) = search_key(w.description) and search_key(a.customer) = search_key(w.customer))`,
  );
  return new Set(rows.map(({ index }) => index));
}
