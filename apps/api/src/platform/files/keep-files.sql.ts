import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';

/** Far below the time limit of a statement, also for long papers. */
const AT_ONCE = 500;

/** Deletes some of the files that no row of the agency points at, and answers how many. */
export const letGoOfFiles = (db: TenantDb): Promise<number> =>
  countOf(db, sql`/* letGoOfFiles */ select directory.let_go_of_files(${AT_ONCE}) as count`);

/** Deleted agencies too, as long as something is kept of them. */
export async function selectTenantsWithData(db: TenantDb): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* selectTenantsWithData */ select id from directory.tenants_with_data() id order by id`,
  );
  return rows.map(({ id }) => id);
}
