import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

const Beginnings = z.object({
  hasAppointments: z.boolean(),
  hasAppointmentTypes: z.boolean(),
  hasWorkers: z.boolean(),
});
export type Beginnings = Readonly<z.output<typeof Beginnings>>;

/** Found by a key: else the table would be read from its beginning until the agency's first row comes along. */
const hasAny = (key: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
  sql`(select true from ${rows} and tenant_id = ${TENANT} order by ${key} limit 1) is not null`;

export const selectBeginnings = async (db: TenantDb): Promise<Beginnings> =>
  (await rowOf(
    db,
    Beginnings,
    sql`/* prepared selectBeginnings */
    select ${hasAny(sql`id`, sql`appointments where true`)} as has_appointments,
      ${hasAny(sql`id`, sql`appointment_types where retired_at is null`)} as has_appointment_types,
      ${hasAny(sql`user_id`, sql`target_users where restricted_until is null and anonymised_at is null`)} as has_workers`,
  )) ?? { hasAppointments: false, hasAppointmentTypes: false, hasWorkers: false };
