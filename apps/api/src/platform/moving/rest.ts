import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import type { Relay } from '#platform/outbox/relay.ts';

/** How a move stands, of the agency that moves. */
export interface Moving {
  readonly name: string;
  readonly deleted: boolean;
  readonly move_id: string | null;
  readonly frozen: boolean;
  readonly moved: boolean;
  readonly arrived_by: string | null;
}

export async function findMoving(client: pg.Client, tenantId: string): Promise<Moving | undefined> {
  const { rows } = await client.query<Moving>(
    `/* findMoving */ select name, deleted_at is not null as deleted, move_id, frozen_at is not null as frozen,
      moved_at is not null as moved, arrived_by from directory.tenants where id = $1`,
    [tenantId],
  );
  return rows[0];
}

/** One at a time moves an agency, and holds this in both installations. */
export async function takeMove(
  client: pg.Client,
  tenantId: string,
  until: 'SESSION' | 'TRANSACTION',
): Promise<boolean> {
  const take = until === 'SESSION' ? 'pg_try_advisory_lock' : 'pg_try_advisory_xact_lock';
  const { rows } = await client.query<{ isOurs: boolean }>(
    `/* takeMove */ select ${take}(hashtextextended('gastspiel move ' || $1, 0)) as "isOurs"`,
    [tenantId],
  );
  return rows[0]?.isOurs ?? false;
}

const OWN_JOBS = `j.payload ->> 'tenantId' = $1::text`;

/** Takes jobs that nobody runs out of the queue; answers whether any is left, which runs. */
async function restJobs(source: pg.Client, tenantId: string): Promise<boolean> {
  await source.query(
    `/* restJobs */
    with taken as (delete from graphile_worker._private_jobs j where ${OWN_JOBS} and j.id in (
        select id from graphile_worker._private_jobs j where ${OWN_JOBS} and locked_at is null for update skip locked)
      returning j.*),
    replaced as (delete from maintenance.resting_jobs r using taken j where r.tenant_id = $1::text::uuid and r.key = j.key)
    insert into maintenance.resting_jobs
      (tenant_id, task, payload, queue_name, run_at, attempts, max_attempts, key, priority, flags, last_error)
    select $1::text::uuid, t.identifier, j.payload, q.queue_name, j.run_at, j.attempts, j.max_attempts, j.key, j.priority,
      case when j.flags is not null then array(select jsonb_object_keys(j.flags)) end, j.last_error
    from taken j join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id order by j.id`,
    [tenantId],
  );
  const { rows } = await source.query(
    `select 1 from graphile_worker._private_jobs j where ${OWN_JOBS}
    union all select 1 from public.outbox where tenant_id = $1::text::uuid and refusal is null limit 1`,
    [tenantId],
  );
  return rows.length > 0;
}

const LOOK_MS = 100;
const LOCK = `select pg_advisory_xact_lock(hashtextextended('gastspiel tenant ' || $1, 0))`;

/**
 * Nothing of the agency changes any more: its people are refused, the jobs that run come to their end, the others leave the queue, and
 * whoever still writes is waited for. Answers false if that is not so within the time.
 */
export async function rest(
  source: pg.Client,
  tenantId: string,
  { relay, patienceMs }: { readonly relay: Relay; readonly patienceMs: number },
): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    await relay.settled();
    if (await freeze(source, tenantId)) return true;
    if (Date.now() > deadline) return false;
    await delay(LOOK_MS);
  }
}

async function freeze(source: pg.Client, tenantId: string): Promise<boolean> {
  const isBusy = await bound(source, tenantId, () => restJobs(source, tenantId));
  if (isBusy) return false;
  return bound(source, tenantId, async () => {
    // Behind it those wait who come meanwhile, so it does not wait long.
    await source.query(`set local lock_timeout = '2s'`);
    await source.query(LOCK, [tenantId]);
    if (await restJobs(source, tenantId)) return false;
    await source.query(
      '/* freeze */ update directory.tenants set frozen_at = coalesce(frozen_at, now()) where id = $1',
      [tenantId],
    );
    return true;
  }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === '55P03') return false;
    throw error;
  });
}

/** The agency stays: its jobs go back into the queue, and all is as it was. */
export async function wake(source: pg.Client, tenantId: string): Promise<void> {
  await bound(source, tenantId, async () => {
    // One under the key of another that rests is newer, and takes its place there.
    await restJobs(source, tenantId);
    await queueJobs(source, 'maintenance.resting_jobs where tenant_id = $1::uuid', [tenantId]);
    await source.query('delete from maintenance.resting_jobs where tenant_id = $1', [tenantId]);
    await source.query(
      `/* wake */ update directory.tenants set move_id = null, moving_at = null, frozen_at = null where id = $1`,
      [tenantId],
    );
  });
}

/** It has arrived over there: its jobs run there, and here it says so. */
export async function markMoved(source: pg.Client, tenantId: string, movedTo: string | undefined): Promise<void> {
  await bound(source, tenantId, async () => {
    await source.query('delete from maintenance.resting_jobs where tenant_id = $1', [tenantId]);
    await source.query('/* markMoved */ update directory.tenants set moved_at = now(), moved_to = $2 where id = $1', [
      tenantId,
      movedTo ?? null,
    ]);
  });
}

/** Orders resting jobs anew as they were, in the transaction that is open. */
export async function queueJobs(client: pg.Client, resting: string, values: readonly unknown[] = []): Promise<void> {
  await client.query(
    `create temp table queued_again on commit drop as
    select j.id, r.attempts, r.last_error from (select * from ${resting} order by place) r,
      lateral graphile_worker.add_job(r.task, r.payload, queue_name => r.queue_name, run_at => r.run_at,
        max_attempts => r.max_attempts, job_key => r.key, priority => r.priority, flags => r.flags) j`,
    [...values],
  );
  await client.query(`/* queueJobs */ update graphile_worker._private_jobs j
    set attempts = q.attempts, last_error = q.last_error from queued_again q where j.id = q.id`);
}

/** In a transaction in which the owner sees the rows of this agency. */
export async function bound<T>(
  client: pg.Client,
  tenantId: string,
  work: () => Promise<T>,
  begin = 'begin',
): Promise<T> {
  await client.query(begin);
  try {
    await client.query('select public.bind_tenant($1)', [tenantId]);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
