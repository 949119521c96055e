import type { TestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

interface WaitingJob {
  readonly payload: unknown;
  readonly run_at: Date;
  readonly last_error: string | null;
  readonly attempts: number;
  readonly max_attempts: number;
}

/** The jobs of one tenant whose names begin so; others wait in the same queue, which nobody runs here. */
export function tenantJobs(api: Pick<TestApi, 'asOwner'>, tenantId: () => string, name: string) {
  const own = `payload ->> 'tenantId' = $1 and task_id in (
    select id from graphile_worker._private_tasks where identifier like '${name}%')`;
  const ask = (statement: string) => api.asOwner<WaitingJob>(`${statement} where ${own}`, [tenantId()]);
  const waiting = () => ask('select * from graphile_worker._private_jobs');
  /** As if the minutes that they wait, or those of the back-off, were over. */
  const hurry = () =>
    api.asOwner(
      `with hurried as (update graphile_worker._private_jobs set run_at = now()
         where ${own} and locked_at is null and attempts < max_attempts and run_at > now() returning 1)
       select pg_notify('jobs:insert', '{"r":1,"count":1}') from hurried`,
      [tenantId()],
    );
  return {
    waiting,
    hurry,
    drop: () => ask('delete from graphile_worker._private_jobs'),
    done: () => until(async () => (await hurry()) !== undefined && (await waiting()).length === 0),
    failedOnce: () => until(async () => (await waiting()).some(({ last_error }) => last_error !== null)),
  };
}
