import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { openDatabase } from '#platform/database/database.ts';
import { withQueue } from '#platform/jobs/dead-jobs.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { listRefused, resendRefused } from '#platform/outbox/refused.ts';
import { Relay } from '#platform/outbox/relay.ts';

const api = await aTestApi();
const tenantId = await api.aTenant();

const aRelay = () => {
  const errors: unknown[] = [];
  const relay = new Relay({ connectionString: api.jobsUrl, onError: (error) => void errors.push(error) });
  onTestFinished(() => relay.close());
  return { relay, errors };
};
const anOwner = async () => {
  const owner = new pg.Client({ connectionString: api.ownerUrl });
  await owner.connect();
  onTestFinished(() => owner.end());
  return owner;
};
const write = (message: object, kind = 'JOBS') =>
  api.asOwner('insert into outbox (tenant_id, kind, message) values ($1, $2, $3)', [tenantId, kind, message]);
const JOBS_NAMED = `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where t.identifier = $1 order by j.id`;
const jobsNamed = async (task: string) =>
  (await api.asOwner<{ payload: unknown }>(JOBS_NAMED, [task])).map(({ payload }) => payload);
const anOrder = (task: string, text: string) => ({ orders: [{ task, payload: { text } }] });

test('an order lies in the queue with its tenant, once, and the outbox is empty', async () => {
  const job = { name: 'test.outbox', payload: z.object({ text: z.string() }) };
  await api.database.withTenant(tenantId, (db) => enqueue(db, job, { text: 'eins' }));
  const { relay } = aRelay();
  await Promise.all([relay.settled(), relay.settled()]);
  expect(await jobsNamed(job.name)).toEqual([{ tenantId, payload: { text: 'eins' } }]);
  expect(await api.asOwner('select from outbox')).toEqual([]);
});

test('what lies there goes out in its order, at the latest when the relay ends', async () => {
  const { relay } = aRelay();
  const texts = ['eins', 'zwei', 'drei'];
  // Behind the back of the relay that the test's database has.
  const owner = await anOwner();
  await owner.query(
    `insert into outbox (tenant_id, kind, message) select $1, 'JOBS', message from jsonb_array_elements($2) message`,
    [tenantId, JSON.stringify(texts.map((text) => anOrder('test.order', text)))],
  );
  await relay.close();
  const { rows } = await owner.query(JOBS_NAMED, ['test.order']);
  expect(rows).toEqual(texts.map((text) => ({ payload: { tenantId, payload: { text } } })));
});

test('relays take turns: what was written later does not overtake', async () => {
  const [{ relay }, { relay: other }] = [aRelay(), aRelay()];
  const holder = await anOwner();
  const waits = (lock: string) => async () =>
    (await api.asOwner(`select from pg_locks where not granted and locktype = '${lock}'`)).length > 0;
  await holder.query('begin; lock table graphile_worker._private_jobs in exclusive mode');
  await write(anOrder('test.turns', 'eins'));
  const first = relay.settled();
  await until(waits('relation'));
  await write({ staff: ['appointments'], people: [], personal: [] }, 'CHANGE');
  const second = other.settled();
  await until(waits('advisory'));
  await holder.query('commit');
  await Promise.all([first, second]);
  expect(await api.asOwner('select from outbox where refusal is null')).toEqual([]);
});

test('a row that can not be moved on is put aside, the others go on, and it is tried again when somebody says so', async () => {
  const { relay, errors } = aRelay();
  await api.asOwner(`create function jobs.no_such() returns trigger language plpgsql as $$ begin raise exception 'not this one'; end $$;
    create trigger no_such before insert on graphile_worker._private_jobs for each row when (new.payload ->> 'tenantId' is not null
      and (new.payload -> 'payload' ->> 'text') = 'zwei') execute function jobs.no_such()`);
  await api.asOwner(
    `insert into outbox (tenant_id, kind, message) select $1, 'JOBS', message from jsonb_array_elements($2) message`,
    [tenantId, JSON.stringify(['eins', 'zwei', 'drei'].map((text) => anOrder('test.poison', text)))],
  );
  await relay.settled();
  const texts = async () =>
    (await jobsNamed('test.poison')).map((payload) => (payload as { payload: { text: string } }).payload.text);
  expect(await texts()).toEqual(['eins', 'drei']);
  const refused = await withQueue(api.jobsUrl, listRefused);
  expect(refused).toMatchObject([{ kind: 'JOBS', tenantId, refusal: expect.stringContaining('not this one') }]);

  await api.asOwner('drop trigger no_such on graphile_worker._private_jobs; drop function jobs.no_such()');
  await write(anOrder('test.poison', 'vier'));
  await relay.settled();
  expect(await texts()).toEqual(['eins', 'drei', 'vier']);
  expect(await withQueue(api.jobsUrl, resendRefused)).toBe(1);
  await relay.settled();
  expect(await texts()).toEqual(['eins', 'drei', 'vier', 'zwei']);
  expect(errors.length).toBeLessThanOrEqual(2);
});

test('a message that nobody understands is put aside too', async () => {
  const { relay } = aRelay();
  await write({ people: 'everybody' }, 'CHANGE');
  await relay.settled();
  const refused = await withQueue(api.jobsUrl, listRefused);
  expect(refused).toMatchObject([{ kind: 'CHANGE', tenantId }]);
});

test('a kind that only a newer version knows is left to it', async () => {
  await api.asOwner('delete from outbox; alter table outbox drop constraint outbox_kind_check');
  const { relay, errors } = aRelay();
  await write({ word: 'later' }, 'LATER');
  await write(anOrder('test.later', 'eins'));
  await relay.settled();
  expect(await api.asOwner('select kind, refusal from outbox')).toEqual([{ kind: 'LATER', refusal: null }]);
  expect(await jobsNamed('test.later')).toHaveLength(1);
  expect(errors).toEqual([]);
  await api.asOwner('delete from outbox');
});

test('each commit wakes the relay of its process, and what changes nothing does not', async () => {
  let woken = 0;
  const { appUrl: connectionString } = api;
  const database = openDatabase(
    { connectionString, applicationName: 'test', size: 1, queueSize: 1, waitMs: 5000 },
    () => undefined,
    () => {
      woken += 1;
    },
  );
  onTestFinished(() => database.close());
  await database.withTenant(tenantId, async () => undefined);
  expect(woken).toBe(1);
  await database.withTenant(tenantId, () => Promise.reject(new Error('undone'))).catch(() => undefined);
  await (await database.openReads()).close();
  expect(woken).toBe(1);
});

test('a change that is undone orders and tells nothing', async () => {
  const job = { name: 'test.undone', payload: z.object({ text: z.string() }) };
  const undone = api.database.withTenant(tenantId, async (db) => {
    await enqueue(db, job, { text: 'nie' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await jobsNamed(job.name)).toEqual([]);
});

test('nobody orders for another tenant, and requests neither read nor empty the outbox', async () => {
  const { sql } = await import('kysely');
  const other = await api.aTenant({ name: 'Alpen Service Crew' });
  const asTenant = (statement: ReturnType<typeof sql>) =>
    api.database.withTenant(tenantId, (db) => statement.execute(db));
  for (const [kind, message] of [
    ['JOBS', '{"orders":[]}'],
    ['STANDING', '{"person":null}'],
  ]) {
    const foreign = sql`insert into outbox (tenant_id, kind, message) values (${other}, ${kind}, ${message})`;
    await expect(asTenant(foreign)).rejects.toThrow(/row-level security/);
  }
  await expect(asTenant(sql`select message from outbox`)).rejects.toThrow(/permission denied/);
  await expect(asTenant(sql`delete from outbox`)).rejects.toThrow(/permission denied/);
});
