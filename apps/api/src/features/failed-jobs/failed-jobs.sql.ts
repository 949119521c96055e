import { sql } from 'kysely';
import { z } from 'zod';
import { cut } from '#platform/database/cut.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf, rowsOf } from '#platform/database/rows.ts';
import type { Page, PageRequest } from '#platform/graphql/paging.ts';

/** Background work that failed for good. */
export const FailedJob = z.object({
  id: z.string(),
  kind: z.string(),
  tenantName: z.string().nullable(),
  attempts: z.number(),
  failedAt: z.date(),
  reason: z.string().nullable(),
});
export type FailedJob = Readonly<z.output<typeof FailedJob>>;

/** Failed jobs of all tenants: the operator of the product sees to it that nothing stays undone. */
export const selectFailedJobs = (db: TenantDb, page: PageRequest): Page<FailedJob> => ({
  items: async () => {
    return rowsOf(
      db,
      FailedJob,
      sql`/* selectFailedJobs */
      select f.id::text, f.kind, t.name as tenant_name, f.attempts, f.failed_at, f.reason
      from jobs.list_failed() f left join directory.list_tenants() t on t.id = f.tenant_id
      order by f.failed_at desc, f.id desc ${cut(page)}`,
    );
  },
  count: async () => {
    return countOf(
      db,
      sql`/* prepared countFailedJobs */
      select count(*)::int as count from jobs.list_failed()`,
    );
  },
});

/** Those among them that failed; answers how many. */
export async function rescheduleFailedJobs(db: TenantDb, ids: readonly string[]): Promise<number> {
  return countOf(
    db,
    sql`/* rescheduleFailedJobs */
    select jobs.retry_failed(${ids}::bigint[])::int as count`,
  );
}
