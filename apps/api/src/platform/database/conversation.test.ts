import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { BoundedPool } from '#platform/database/pool.ts';
import { openReads } from '#platform/database/reads.ts';

let db: TestDatabase;
let pool: BoundedPool;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => {
  const bounds = { size: 1, queueSize: 10, waitMs: 5000 };
  pool = new BoundedPool({ connectionString: db.appUrl, applicationName: 'test', ...bounds }, () => undefined);
});
afterEach(() => pool.end());

test('the start of a transaction comes with its first statement, whose answer is its own', async () => {
  const reads = await openReads(() => pool.connect());
  const { rows } = await sql`select current_setting('transaction_isolation') as isolation`.execute(reads.db);
  expect(rows).toEqual([{ isolation: 'repeatable read' }]);
  await reads.close();
});

test('the next holder waits for no answer to the end of reads, and finds nothing of them', async () => {
  const reads = await openReads(() => pool.connect());
  await sql`select set_config('app.tenant_id', gen_random_uuid()::text, true)`.execute(reads.db);
  reads.close();
  expect(pool.stats.idle).toBe(1);
  const next = await pool.connect();
  const { rows } = await next.query(
    `select current_setting('app.tenant_id') as tenant, current_setting('transaction_isolation') as isolation`,
  );
  expect(rows).toEqual([{ tenant: '', isolation: 'read committed' }]);
  next.release();
  expect(pool.stats).toMatchObject({ total: 1, dropped: 0 });
});

test('a connection whose reads still run is not handed on', async () => {
  const reads = await openReads(() => pool.connect());
  const running = sql`select 1 as one`.execute(reads.db);
  const closed = reads.close();
  expect(pool.stats.idle).toBe(0);
  expect((await running).rows).toEqual([{ one: 1 }]);
  await closed;
  expect(pool.stats).toMatchObject({ idle: 1, dropped: 0 });
});

test('a prepared statement that failed with its start can be asked again', async () => {
  const ask = async () => {
    const reads = await openReads(() => pool.connect());
    return sql`/* prepared laterThere */ select count(*)::int as count from later_there`
      .execute(reads.db)
      .finally(() => reads.close());
  };
  await expect(ask()).rejects.toThrow('later_there');
  await db.asOwner('create table later_there (); grant select on later_there to public');
  expect((await ask()).rows).toEqual([{ count: 0 }]);
});

test('a transaction in which nothing was asked is given back at once', async () => {
  const reads = await openReads(() => pool.connect());
  reads.close();
  expect(pool.stats).toMatchObject({ idle: 1, dropped: 0 });
});

test('rows have the names and types of their own columns, and a value that can not be read ends nothing but its statement', async () => {
  const reads = await openReads(() => pool.connect());
  const ask = async (text: string) => (await sql.raw(text).execute(reads.db)).rows;
  const read = [
    ask(`select 1 as one, null::int as none, 2::bigint as cents, date '2026-11-19' as day from generate_series(1, 2)`),
    ask(`select '1'::text as one, '{a,b}'::text[] as names`),
    ask('select 1.5 as share'),
    ask('select true as is_last'),
  ];
  const row = { one: 1, none: null, cents: 2n, day: '2026-11-19' };
  expect(await Promise.allSettled(read)).toEqual([
    { status: 'fulfilled', value: [row, row] },
    { status: 'fulfilled', value: [{ one: '1', names: ['a', 'b'] }] },
    { status: 'rejected', reason: expect.objectContaining({ message: expect.stringContaining('a numeric column') }) },
    { status: 'fulfilled', value: [{ is_last: true }] },
  ]);
  await reads.close();
  expect(pool.stats).toMatchObject({ idle: 1, dropped: 0 });
});
