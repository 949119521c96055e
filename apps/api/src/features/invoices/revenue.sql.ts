import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

/**
 * Counts anew what invoices come to by kind of work, which statistics go by: when one is sent, and when it is cancelled. Nothing else
 * changes it, because their lines are frozen meanwhile.
 */
export async function renewRevenue(db: TenantDb, ids: readonly string[]): Promise<void> {
  await sql`/* deleteRevenue */
    delete from revenue where tenant_id = current_tenant_id() and invoice_id = any(${ids}::uuid[])`.execute(db);
  await sql`/* insertRevenue */
    insert into revenue select * from counted_revenue
    where tenant_id = current_tenant_id() and invoice_id = any(${ids}::uuid[])`.execute(db);
}

const Drifted = z.object({ id: z.string() });

/** The invoices of the tenant of which something else is kept than is counted now: none, or there is a fault. */
export async function selectDriftedRevenue(db: TenantDb): Promise<readonly string[]> {
  const rows = await rowsOf(
    db,
    Drifted,
    sql`/* selectDriftedRevenue */
    with counted as (select * from counted_revenue where tenant_id = current_tenant_id()),
      kept as (select * from revenue where tenant_id = current_tenant_id())
    select distinct invoice_id as id from (
      (select * from counted except select * from kept) union all (select * from kept except select * from counted)) drifted`,
  );
  return rows.map(({ id }) => id);
}

/** Answers of how many the count was wrong. */
export async function mendRevenue(db: TenantDb): Promise<number> {
  const ids = await selectDriftedRevenue(db);
  if (ids.length > 0) await renewRevenue(db, ids);
  return ids.length;
}
