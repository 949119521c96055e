import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** The active administrators of the agency. Two who take the role from each other meet here. */
export async function lockAdministratorsForNoKeyUpdate(db: TenantDb): Promise<ReadonlySet<string>> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* lockAdministratorsForNoKeyUpdate */
    select id from users where tenant_id = ${TENANT} and role = 'TENANT_USER_ADMIN' and state = 'ACTIVE'
    order by id for no key update`,
  );
  return new Set(rows.map(({ id }) => id));
}
