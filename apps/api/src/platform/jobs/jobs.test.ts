import pino from 'pino';
import { describe, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import {
  countJobs,
  dropJobs,
  hurryJobs,
  listDeadJobs,
  listJobs,
  retryDeadJobs,
  withQueue,
} from '#platform/jobs/dead-jobs.ts';
import { defineJob, type Job, JobPutOff } from '#platform/jobs/define-job.ts';
import { enqueue, enqueueAll, enqueueInLine } from '#platform/jobs/enqueue.ts';
import { runJobs } from '#platform/jobs/run-jobs.ts';

const api = await aTestApi();
const tenantId = await api.aTenant();

const silent = pino({ level: 'silent' });
const start = async (jobs: readonly Job[], log = silent) => {
  const running = await runJobs({ connectionString: api.jobsUrl, database: api.database, jobs, chores: [], log });
  onTestFinished(() => running.stop());
};
let serial = 0;
/** Each test has a job of its own name, so that none takes another's. */
const aJob = (run: (text: string) => Promise<void>) =>
  defineJob({
    name: `test.job-${serial++}`,
    payload: z.object({ text: z.string() }),
    run: ({ payload }) => run(payload.text),
  });
const add = (job: ReturnType<typeof aJob>, text: string, options = {}) =>
  api.database.withTenant(tenantId, (db) => enqueue(db, job, { text }, options));
const waiting = (job: Job) =>
  api.asOwner('select 1 from graphile_worker.jobs where task_identifier = $1', [job.name]).then((rows) => rows.length);
const touch = (job: Job, change: string) =>
  api.asOwner(
    `update graphile_worker._private_jobs set ${change}
     where task_id = (select id from graphile_worker._private_tasks where identifier = $1)`,
    [job.name],
  );

describe('a job', () => {
  test('runs with what it was told, bound to its tenant', async () => {
    const seen: unknown[] = [];
    const job = defineJob({
      name: 'test.tenant',
      payload: z.object({ text: z.string() }),
      run: async ({ payload, withTenant }) => {
        const tenant = await withTenant((db) => db.selectFrom('tenant_themes').select('tenant_id').execute());
        seen.push([payload.text, tenant]);
      },
    });
    await start([job]);
    await add(job, 'hallo');
    await until(() => seen.length === 1);
    expect(seen).toEqual([['hallo', [{ tenant_id: tenantId }]]]);
  });

  test('is gone with the transaction that wrote it', async () => {
    const job = aJob(async () => undefined);
    const attempt = api.database.withTenant(tenantId, async (db) => {
      await enqueue(db, job, { text: 'nie' });
      throw new Error('undone');
    });
    await expect(attempt).rejects.toThrow('undone');
    expect(await waiting(job)).toBe(0);
  });

  test('replaces a waiting one with the same key', async () => {
    const job = aJob(async () => undefined);
    const later = { key: 'once', runAt: new Date(Date.now() + 3_600_000) };
    await add(job, 'eins', later);
    await add(job, 'zwei', later);
    expect(await waiting(job)).toBe(1);
  });

  test('does not replace one with the same key of another tenant', async () => {
    const job = aJob(async () => undefined);
    const other = await api.aTenant({ name: 'Alpen Service Crew' });
    const later = { key: 'same', runAt: new Date(Date.now() + 3_600_000) };
    await add(job, 'eins', later);
    await api.database.withTenant(other, (db) => enqueue(db, job, { text: 'zwei' }, later));
    expect(await waiting(job)).toBe(2);
  });

  test('without a tenant can not be written', async () => {
    const { sql } = await import('kysely');
    const attempt = api.database.withoutTenant((db) =>
      sql`select jobs.enqueue('test.x', '{}', null, null)`.execute(db),
    );
    await expect(attempt).rejects.toThrow(/belongs to the tenant/);
  });

  test('of another tenant can not be written', async () => {
    const { sql } = await import('kysely');
    const other = await api.aTenant({ name: 'Alpen Service Crew' });
    const attempt = api.database.withTenant(tenantId, (db) =>
      sql`select jobs.enqueue('test.x', json_build_object('tenantId', ${other}::text), null, null)`.execute(db),
    );
    await expect(attempt).rejects.toThrow(/belongs to the tenant/);
  });

  test('that fails is tried again', async () => {
    const attempts: string[] = [];
    const job = aJob(async (text) => {
      attempts.push(text);
      if (attempts.length === 1) throw new Error('the first time');
    });
    await start([job]);
    await add(job, 'noch einmal');
    await until(async () => (await touch(job, `run_at = now()`)) !== undefined && attempts.length === 2);
    await until(async () => (await waiting(job)) === 0);
  });

  test('that fails or is put off is told in the log, without what it was about', async () => {
    const lines: string[] = [];
    const job = aJob(async (text) => {
      throw text.startsWith('Anna') ? new Error('no') : new JobPutOff('not yet', new Date(Date.now() + 3_600_000));
    });
    await start([job], pino({}, { write: (line: string) => void lines.push(line) }));
    await add(job, 'Anna Gruber');
    await add(job, 'Béla Kovács');
    await until(() => lines.filter((line) => line.includes(job.name)).length === 2);
    expect(lines.map((line) => JSON.parse(line).msg).sort()).toEqual(['job failed', 'job put off']);
    expect(lines.join()).not.toMatch(/Anna|Béla/);
  });

  test('that fails for good is seen, and can be run again', async () => {
    let broken = true;
    const job = aJob(async () => {
      if (broken) throw new Error('mail server says no');
    });
    await add(job, 'kaputt');
    await touch(job, 'attempts = max_attempts - 1');
    await start([job]);
    const dead = () =>
      withQueue(api.jobsUrl, async (client) => (await listDeadJobs(client)).filter(({ task }) => task === job.name));
    await until(async () => (await dead()).length === 1);
    const [found] = await dead();
    expect(found).toMatchObject({ attempts: 12, lastError: expect.stringContaining('mail server says no') });
    broken = false;
    await withQueue(api.jobsUrl, (client) => retryDeadJobs(client, [found?.id ?? '']));
    await until(async () => (await waiting(job)) === 0);
  });
});

describe('the lock of a worker', () => {
  test('that was killed is freed at the next start', async () => {
    const seen: string[] = [];
    const job = aJob(async (text) => void seen.push(text));
    await add(job, 'verwaist');
    await touch(job, `locked_by = 'pool-of-a-killed-process', locked_at = now() - interval '1 minute', attempts = 1`);
    await start([job]);
    await until(() => seen.length === 1);
  });

  test('that is alive is left alone', async () => {
    const seen: string[] = [];
    let finish = () => {};
    const job = aJob(async (text) => {
      seen.push(text);
      await new Promise<void>((resolve) => (finish = resolve));
    });
    await start([job]);
    await add(job, 'lange Arbeit');
    await until(() => seen.length === 1);
    await touch(job, `locked_at = now() - interval '1 minute'`);
    await start([job]);
    const [row] = await api.asOwner<{ locked_by: string | null }>(
      'select locked_by from graphile_worker.jobs where task_identifier = $1',
      [job.name],
    );
    expect(row?.locked_by).toMatch(/^pool-/);
    finish();
    await until(async () => (await waiting(job)) === 0);
    expect(seen).toHaveLength(1);
  });
});

describe('a share', () => {
  test('whose workers all wait for somebody else holds up no other', async () => {
    const { promise: answer, resolve: letGo } = Promise.withResolvers<void>();
    let waitingForMail = 0;
    const mail = {
      ...aJob(async () => {
        waitingForMail += 1;
        await answer;
      }),
      share: 'messages',
    } as const;
    const seen: string[] = [];
    const run = aJob(async (text) => void seen.push(text));
    for (let i = 0; i < 12; i += 1) await add(mail, 'langsamer Mailserver');
    await start([mail, run]);
    onTestFinished(() => letGo());
    await until(() => waitingForMail === 4);
    await add(run, 'Rechnungslauf');
    await until(() => seen.length === 1);
    expect(waitingForMail).toBe(4);
  });

  test('serves a single job of one agency before the end of another’s bulk', async () => {
    const other = await api.aTenant({ name: 'Alpen Service Crew' });
    const seen: string[] = [];
    const job = aJob(async (text) => void seen.push(text));
    const bulk = Array.from({ length: 120 }, () => ({ text: 'viele' }));
    await api.database.withTenant(tenantId, (db) => enqueueAll(db, job, bulk));
    await api.database.withTenant(other, (db) => enqueue(db, job, { text: 'eines' }));
    await start([job]);
    await until(() => seen.length === 121);
    expect(seen.indexOf('eines')).toBeLessThan(40);
  });

  test('of a line comes after the one before it, also where a disk takes its time to note the end', async () => {
    await api.asOwner(`create function slow_disk() returns trigger language plpgsql as $$
      begin perform pg_sleep(0.01); return new; end $$;
      create trigger slow_disk before update on graphile_worker._private_job_queues for each row
      when (new.locked_by is null) execute function slow_disk()`);
    onTestFinished(() => api.asOwner('drop function slow_disk cascade').then(() => undefined));
    const seen: string[] = [];
    const job = aJob(async (text) => void seen.push(text));
    await start([job]);
    // With the two seconds between two looks of each worker they would take longer than we wait.
    const texts = Array.from({ length: 60 }, (_, n) => `n-${n}`);
    await api.database.withTenant(tenantId, (db) =>
      enqueueInLine(
        db,
        job,
        texts.map((text) => ({ text })),
        'bills',
      ),
    );
    await until(() => seen.length === texts.length);
    expect(seen).toEqual(texts);
  });
});

describe('the operator', () => {
  test('sees what waits, is tried again and is dead, hurries the one and drops the other', async () => {
    const [job, now] = [aJob(async () => undefined), Date.now()];
    const figures = () => withQueue(api.jobsUrl, countJobs);
    const before = await figures();
    await add(job, 'wartet');
    await add(job, 'später', { runAt: new Date(now + 3_600_000) });
    await add(job, 'tot');
    await touch(
      job,
      `attempts = case payload -> 'payload' ->> 'text' when 'tot' then 12 when 'später' then 3 else 0 end,
      run_at = case payload -> 'payload' ->> 'text' when 'wartet' then now() - interval '5 minutes' else run_at end`,
    );
    const after = await figures();
    expect([after.waiting - before.waiting, after.retrying - before.retrying, after.dead - before.dead]).toEqual([
      1, 1, 1,
    ]);
    expect(after.oldestSeconds).toBeGreaterThan(290);

    const own = async () => (await withQueue(api.jobsUrl, listJobs)).filter(({ task }) => task === job.name);
    const listed = await own();
    expect(listed.map(({ state, tenantId: whose }) => [state, whose])).toEqual(
      ['dead', 'waiting', 'retrying'].map((state) => [state, tenantId]),
    );
    const idOf = (wanted: string) => listed.find(({ state }) => state === wanted)?.id ?? '';
    expect(await withQueue(api.jobsUrl, (client) => hurryJobs(client, [idOf('retrying'), idOf('dead')]))).toBe(1);
    expect(await withQueue(api.jobsUrl, (client) => dropJobs(client, [idOf('dead')]))).toBe(1);
    await start([job]);
    await until(async () => (await own()).length === 0);
    expect((await figures()).pools).toBeGreaterThan(0);
  });
});
