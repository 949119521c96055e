import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

const Beginnings = z.object({ hasAppointments: z.boolean(), hasWorkers: z.boolean() });
export type Beginnings = Readonly<z.output<typeof Beginnings>>;

export const selectBeginnings = async (db: TenantDb): Promise<Beginnings> =>
  (await rowOf(
    db,
    Beginnings,
    sql`/* prepared selectBeginnings */
    select exists (select from appointments where tenant_id = current_tenant_id()) as has_appointments,
      exists (select from target_users where tenant_id = current_tenant_id()
        and restricted_until is null and anonymised_at is null) as has_workers`,
  )) ?? { hasAppointments: false, hasWorkers: false };
