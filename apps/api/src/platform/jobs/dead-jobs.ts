import type pg from 'pg';
import { connectTo } from '#platform/database/client.ts';

/** A job that failed for good: somebody has to look at it. Its payload stays in the database. */
export interface DeadJob {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  readonly failedAt: Date;
  readonly lastError: string | null;
}

const ANSWER_MS = 5000;

export async function withQueue<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connectTo(connectionString, {
    application_name: 'gastspiel jobs',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export async function listDeadJobs(client: pg.ClientBase): Promise<DeadJob[]> {
  const { rows } = await client.query<DeadJob>(`/* listDeadJobs */
    select j.id, t.identifier as task, j.attempts, j.updated_at as "failedAt", j.last_error as "lastError"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.attempts >= j.max_attempts and j.locked_at is null order by j.id`);
  return rows;
}

export async function retryDeadJobs(client: pg.ClientBase, ids: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    '/* retryDeadJobs */ select jobs.retry_failed($1::bigint[])::int as count',
    [ids],
  );
  return rows[0]?.count ?? 0;
}
