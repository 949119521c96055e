import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

const BATCH_ROWS = 1000;

export async function selectTenantsToErase(db: TenantDb): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    z.object({ id: z.string() }),
    sql`/* selectTenantsToErase */
    select id from directory.tenants_to_erase() id`,
  );
  return rows.map(({ id }) => id);
}

/** Whether there may be more to erase of the current tenant. */
export async function eraseBatch(db: TenantDb): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ more: z.boolean() }),
    sql`/* eraseBatch */
    select directory.erase_batch(${BATCH_ROWS}) as more`,
  );
  return row?.more ?? false;
}
