import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { shareSessions } from '#platform/database/assert-own-sessions.ts';
import { connectTo } from '#platform/database/client.ts';
import { DatabaseUnavailable, isRetryable, isUnavailable } from '#platform/database/database-errors.ts';
import { BoundedPool } from '#platform/database/pool.ts';
import { TIME_LIMITS } from '#platform/database/time-limits.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const aPool = (size: number, queueSize: number, waitMs = 5000) =>
  new BoundedPool({ connectionString: db.appUrl, applicationName: 'test', size, queueSize, waitMs }, () => undefined);

describe('the pool', () => {
  test('drops a connection that comes back with an open transaction', async () => {
    const pool = aPool(1, 10);
    const client = await pool.connect();
    await client.query('begin');
    await client.query(`select set_config('app.tenant_id', gen_random_uuid()::text, true)`);
    client.release();
    const next = await pool.connect();
    const { rows } = await next.query(`select current_setting('app.tenant_id', true) as tenant`);
    expect(rows[0].tenant ?? '').toBe('');
    expect(pool.stats).toMatchObject({ total: 1, dropped: 1 });
    next.release();
    await pool.end();
  });

  test('hands on a connection whose transaction is over', async () => {
    const pool = aPool(1, 10);
    const client = await pool.connect();
    const before = await client.query('select pg_backend_pid() as pid');
    client.release();
    const next = await pool.connect();
    const after = await next.query('select pg_backend_pid() as pid');
    expect(after.rows[0].pid).toBe(before.rows[0].pid);
    next.release();
    await pool.end();
  });

  test('keeps half of its connections while nobody asks, and closes the others', async () => {
    const pool = aPool(4, 0);
    const clients = await Promise.all([1, 2, 3, 4].map(() => pool.connect()));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    for (const client of clients) client.release();
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    expect(pool.stats).toMatchObject({ total: 2, idle: 2 });
    await pool.end();
  });

  test('turns callers away when the queue is full, and serves those who wait', async () => {
    const pool = aPool(1, 1);
    const holder = await pool.connect();
    const waiting = pool.connect();
    await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
    holder.release();
    (await waiting).release();
    await pool.end();
  });

  test('one agency and one person have their share, however many connections are free', async () => {
    const pool = aPool(10, 20);
    const of = (agency: string, person: string) => pool.connect({ caller: { agency, person } });
    const first = await Promise.all([of('a', 'anna'), of('a', 'bert')]);
    const late = [of('a', 'anna'), of('a', 'cleo')];
    const others = await Promise.all([of('b', 'dora'), pool.connect()]);
    expect(pool.stats).toMatchObject({ waiting: 2 });
    first[0]?.release();
    const next = await Promise.race(late);
    for (const client of [...first.slice(1), ...others, next]) client.release();
    for (const client of await Promise.all(late)) if (client !== next) client.release();
    expect(pool.stats).toMatchObject({ waiting: 0, dropped: 0 });
    await pool.end();
  });

  test('one person does not fill the queue', async () => {
    const pool = aPool(1, 4);
    const holder = await pool.connect();
    const of = (agency: string, person: string) => pool.connect({ caller: { agency, person } });
    const anna = of('a', 'anna');
    await expect(of('a', 'anna')).rejects.toThrow(DatabaseUnavailable);
    const bert = of('a', 'bert');
    await expect(of('a', 'cleo')).rejects.toThrow(DatabaseUnavailable);
    const dora = of('b', 'dora');
    holder.release();
    for (const waiting of [anna, dora, bert]) (await waiting).release();
    await pool.end();
  });

  test('outlives the loss of a connection that is in use', async () => {
    const pool = aPool(1, 10);
    const client = await pool.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    await db.asOwner('select pg_terminate_backend($1)', [rows[0].pid]);
    await expect(client.query('select 1')).rejects.toThrow();
    client.release();
    const next = await pool.connect();
    expect((await next.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    next.release();
    await pool.end();
  });

  test('lets no statement, lock or transaction last for ever', async () => {
    const pool = aPool(1, 1);
    const client = await pool.connect();
    const limits = [
      ['statement_timeout', TIME_LIMITS.statementMs],
      ['lock_timeout', TIME_LIMITS.lockMs],
      ['idle_in_transaction_session_timeout', TIME_LIMITS.idleTransactionMs],
    ] as const;
    for (const [name, ms] of limits)
      expect((await client.query(`show ${name}`)).rows[0][name], name).toBe(`${ms / 1000}s`);
    client.release();
    await pool.end();
  });

  test('finds the host that takes writes, and finds it again', async () => {
    const { hostname, port } = new URL(db.appUrl);
    const several = db.appUrl.replace(`${hostname}:${port}`, `${hostname}:1,${hostname}:${port}`);
    const pool = new BoundedPool(
      { connectionString: several, applicationName: 'test', size: 2, queueSize: 1, waitMs: 5000 },
      () => undefined,
    );
    const clients = await Promise.all([pool.connect(), pool.connect()]);
    for (const client of clients) {
      expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
      client.release();
    }
    await pool.end();
  });

  test('takes no host that only reads, if it has a choice', async () => {
    const { hostname, port } = new URL(db.appUrl);
    const readOnly = new URL(db.appUrl);
    readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
    const alone = await connectTo(readOnly.href);
    await alone.end();
    const twice = readOnly.href.replace(`${hostname}:${port}`, `${hostname}:${port},${hostname}:${port}`);
    await expect(connectTo(twice)).rejects.toMatchObject({ code: '25006' });
  });

  test('does not keep callers waiting for ever', async () => {
    const pool = aPool(1, 10, 500);
    const holder = await pool.connect();
    await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
    holder.release();
    await pool.end();
  });

  test('says unavailable when nobody listens there', async () => {
    const { ownerUrl } = inject('template');
    const url = new URL(ownerUrl);
    url.port = '1';
    const pool = new BoundedPool(
      { connectionString: url.href, applicationName: 'test', size: 1, queueSize: 1, waitMs: 1000 },
      () => undefined,
    );
    await expect(pool.connect()).rejects.toThrow(DatabaseUnavailable);
    await pool.end();
  });
});

test('two connections through one session are noticed, two of their own are fine', async () => {
  const [one, other] = [await connectTo(db.appUrl), await connectTo(db.appUrl)];
  expect(await shareSessions(one, one)).toBe(true);
  expect(await shareSessions(one, other)).toBe(false);
  await one.end();
  await other.end();
});

test('a transaction is not taken for done when a statement in it failed and nobody minded', async () => {
  const work = db.database.withoutTenant((tx) => sql`select 1 / 0`.execute(tx).catch(() => 'done'));
  await expect(work).rejects.toThrow('rolled back');
});

describe('a read transaction', () => {
  test('is read-only', async () => {
    const reads = await db.database.openReads();
    await expect(sql`delete from users`.execute(reads.db)).rejects.toThrow(/writes came with the reads/);
    await reads.close();
  });

  test('can not be used once it is closed', async () => {
    const reads = await db.database.openReads();
    await reads.close();
    await expect(sql`select 1`.execute(reads.db)).rejects.toThrow();
    expect(db.database.stats.dropped).toBe(0);
  });
});

test.each([
  [{ code: '57P01' }, true],
  [{ code: '08006' }, true],
  [{ code: 'ECONNREFUSED' }, true],
  [new Error('Connection terminated unexpectedly'), true],
  [{ code: '55P03' }, true],
  [{ code: '57014' }, true],
  [{ code: '23505' }, false],
  [new Error('else'), false],
  [undefined, false],
])('%o means that the database is away: %s', (error, expected) => expect(isUnavailable(error)).toBe(expected));

test.each([
  ['40001', true],
  ['40P01', true],
  ['23505', false],
])('%s is worth another attempt: %s', (code, expected) => expect(isRetryable({ code })).toBe(expected));
