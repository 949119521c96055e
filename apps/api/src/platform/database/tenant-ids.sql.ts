import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/** All tenants that are at work here, for work that is done for each of them by itself. */
export async function selectTenantIds(db: TenantDb): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* selectTenantIds */ select id from directory.tenants_at_work() id`,
  );
  return rows.map(({ id }) => id);
}
