import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { freePort } from '#app/testing/free-port.ts';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { openDatabase } from '#platform/database/database.ts';
import { withHosts } from '#platform/database/hosts.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const withReplica = (hosts: string) => {
  const errors: Error[] = [];
  const pool = { connectionString: db.appUrl, applicationName: 'test', size: 2, queueSize: 10, waitMs: 5000 };
  const database = openDatabase({ ...pool, replica: withHosts(db.appUrl, hosts) }, (error) => void errors.push(error));
  onTestFinished(() => database.close());
  return { database, errors };
};
const one = sql<{ n: number }>`select 1 as n`;

test('a long read goes to the database itself while the replica is away, which is not tried again at once', async () => {
  const { database, errors } = withReplica(`127.0.0.1:${await freePort()}`);
  for (let time = 0; time < 3; time += 1) {
    const reads = await database.openLongReads();
    expect((await one.execute(reads.db)).rows).toEqual([{ n: 1 }]);
    await reads.close();
  }
  expect(errors).toHaveLength(1);
});

test('one that has not come after, or was promoted, is not read from', async () => {
  // It replays nothing, so it never says that it has what was written.
  const { database } = withReplica(new URL(db.appUrl).host);
  const reads = await database.openLongReads();
  const name = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const [read] = (await name.execute(reads.db)).rows;
  await reads.close();
  const own = await database.withoutTenant(async (tx) => (await name.execute(tx)).rows[0]);
  expect(read?.pid).toBe(own?.pid);
  expect(database.stats).toMatchObject({ total: 1, dropped: 0 });
});

test('the hosts of an address can be changed, and nothing else', () => {
  expect(withHosts('postgres://app:se%40cret@one:5432,two/gastspiel?sslmode=verify-full', 'three:6432,four')).toBe(
    'postgres://app:se%40cret@three:6432,four/gastspiel?sslmode=verify-full',
  );
});
