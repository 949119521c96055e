import type pg from 'pg';
import { connectTo } from '#platform/database/client.ts';

/** A job that waits, is tried again, runs, or failed for good. Its payload stays in the database but for whose it is. */
export interface QueuedJob {
  readonly id: string;
  readonly task: string;
  readonly state: 'running' | 'waiting' | 'retrying' | 'dead';
  readonly tenantId: string | null;
  readonly attempts: number;
  /** When it is due; of a dead one, when it failed. */
  readonly at: Date;
  readonly lastError: string | null;
}

/** The queue in numbers. */
export interface QueueFigures {
  /** Due and not taken yet. */
  readonly waiting: number;
  /** How long the oldest of these has been due. */
  readonly oldestSeconds: number;
  /** Failed at least once, and tried again later. */
  readonly retrying: number;
  readonly dead: number;
  readonly running: number;
  /** Pools of workers that are alive, of all processes. */
  readonly pools: number;
  /** How long the oldest row of the outbox has been waiting, for its job to come into the queue or its change to be told. */
  readonly outboxSeconds: number;
  /** Rows of the outbox that could not be moved on. */
  readonly refused: number;
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

const IS_DEAD = 'j.attempts >= j.max_attempts and j.locked_at is null';
const STATE = `case when j.locked_at is not null then 'running' when ${IS_DEAD} then 'dead'
  when j.attempts > 0 then 'retrying' else 'waiting' end`;
const LISTED = 500;

/** The dead ones first, then what is due soonest. */
export async function listJobs(client: pg.ClientBase): Promise<QueuedJob[]> {
  const { rows } = await client.query<QueuedJob>(
    `/* listJobs */
    select j.id, t.identifier as task, ${STATE} as state, j.payload ->> 'tenantId' as "tenantId", j.attempts,
      case when ${IS_DEAD} then greatest(j.updated_at, j.run_at - exp(least(j.attempts, 10)) * interval '1 second')
        else j.run_at end as at,
      j.last_error as "lastError"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    order by (${IS_DEAD}) desc, at, j.id limit $1`,
    [LISTED],
  );
  return rows;
}

export async function listDeadJobs(client: pg.ClientBase): Promise<QueuedJob[]> {
  return (await listJobs(client)).filter(({ state }) => state === 'dead');
}

export async function countJobs(client: pg.ClientBase): Promise<QueueFigures> {
  const { rows } = await client.query<QueueFigures>(`/* countJobs */
    with due as (select j.run_at from graphile_worker._private_jobs j
      where j.locked_at is null and j.attempts < j.max_attempts and j.run_at <= now())
    select (select count(*) from due)::int as waiting,
      coalesce(extract(epoch from now() - (select min(run_at) from due)), 0)::float as "oldestSeconds",
      count(*) filter (where ${STATE} = 'retrying')::int as retrying,
      count(*) filter (where ${STATE} = 'dead')::int as dead,
      count(*) filter (where ${STATE} = 'running')::int as running,
      (select count(*) from pg_stat_activity where datname = current_database()
        and application_name = 'gastspiel jobs liveness')::int as pools,
      (select coalesce(extract(epoch from now() - min(written_at)), 0) from public.outbox where refusal is null)::float as "outboxSeconds",
      (select count(*) from public.outbox where refusal is not null)::int as refused
    from graphile_worker._private_jobs j`);
  const [figures] = rows;
  if (!figures) throw new Error('a count has a row');
  return figures;
}

const countOf = async (client: pg.ClientBase, statement: string, ids: readonly string[]): Promise<number> => {
  const { rows } = await client.query<{ count: number }>(statement, [ids]);
  return rows[0]?.count ?? 0;
};

/** Dead ones get all their attempts back. */
export const retryDeadJobs = (client: pg.ClientBase, ids: readonly string[]): Promise<number> =>
  countOf(client, '/* retryDeadJobs */ select jobs.retry_failed($1::bigint[])::int as count', ids);

/** Makes jobs that wait for their next attempt due now; all of them when none is named. */
export const hurryJobs = (client: pg.ClientBase, ids: readonly string[]): Promise<number> =>
  countOf(
    client,
    `/* hurryJobs */
    with hurried as (update graphile_worker._private_jobs j set run_at = now()
      where j.locked_at is null and j.attempts < j.max_attempts and j.run_at > now()
        and (j.id = any($1::bigint[]) or (cardinality($1::bigint[]) = 0 and j.attempts > 0)) returning 1),
    told as (select pg_notify('jobs:insert', '{"r":1,"count":10}') from (select 1 from hurried limit 1) first)
    select (select count(*) from hurried)::int + 0 * (select count(*) from told)::int as count`,
    ids,
  );

/** Given up on: nobody is told, nothing is sent. One that runs is left alone. */
export const dropJobs = (client: pg.ClientBase, ids: readonly string[]): Promise<number> =>
  countOf(client, '/* dropJobs */ select count(*)::int as count from graphile_worker.complete_jobs($1::bigint[])', ids);
