import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** Background work that failed for good. */
export interface FailedJob {
  readonly id: string;
  readonly kind: string;
  readonly tenantName: string | null;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly reason: string | null;
}

/** Of all tenants: whoever keeps the product running sees to it that nothing stays undone. */
export const selectFailedJobs = (db: TenantDb, { number, size }: PageRequest): Page<FailedJob> => ({
  items: async () => {
    const { rows } = await sql<FailedJob>`/* selectFailedJobs */
      select f.id::text, f.kind, t.name as "tenantName", f.attempts, f.failed_at as "failedAt", f.reason
      from jobs.list_failed() f left join directory.list_tenants() t on t.id = f.tenant_id
      order by f.failed_at desc, f.id desc limit ${size} offset ${number * size}`.execute(db);
    return rows;
  },
  count: async () => {
    const { rows } = await sql<{ count: number }>`/* countFailedJobs */
      select count(*)::int as count from jobs.list_failed()`.execute(db);
    return rows[0]?.count ?? 0;
  },
});

/** Those among them that failed; answers how many. */
export async function rescheduleFailedJobs(db: TenantDb, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`/* rescheduleFailedJobs */
    select jobs.retry_failed(${ids}::bigint[])::int as count`.execute(db);
  return rows[0]?.count ?? 0;
}
