import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@gastspiel/sandbox/postgres/start-postgres.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '#app/testing/free-port.ts';
import { until } from '#app/testing/until.ts';
import { openDatabase } from '#platform/database/database.ts';
import { withHosts } from '#platform/database/hosts.ts';

/** Two databases, the second of which follows the first. */
async function aPair() {
  const folder = mkdtempSync(join(tmpdir(), 'gastspiel-standby-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const of = async (name: string, settings = {}) => ({
    dataDir: join(folder, name),
    port: await freePort(),
    log: () => undefined,
    settings: { fsync: 'off', ...settings },
  });
  const leader = await of('leader');
  await (await startPostgres(leader)).stop();
  cpSync(leader.dataDir, join(folder, 'standby'), { recursive: true });
  chmodSync(join(folder, 'standby/cluster'), 0o700);
  writeFileSync(join(folder, 'standby/cluster/standby.signal'), '');
  const primary = await startPostgres(leader);
  onTestFinished(() => primary.stop());
  const { hostname, port, username, password } = new URL(primary.url);
  const follows = `host=${hostname} port=${port} user=${username} password=${password}`;
  const standby = await startPostgres(await of('standby', { primary_conninfo: follows }));
  onTestFinished(() => standby.stop());
  return { primary: primary.url, standby: standby.url };
}

test('a long read sees the last write, on the standby when it has come after and on the database when it lags', {
  timeout: 60_000,
}, async () => {
  const { primary, standby } = await aPair();
  const client = async (connectionString: string) => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const [writer, replay] = [await client(primary), await client(standby)];
  const options = { connectionString: primary, applicationName: 'test', size: 2, queueSize: 10, waitMs: 5000 };
  const errors: Error[] = [];
  const database = openDatabase(
    { ...options, replica: withHosts(primary, new URL(standby).host) },
    (error) => void errors.push(error),
  );
  onTestFinished(() => database.close());
  const read = async () => {
    const reads = await database.openLongReads();
    const { rows } = await sql<{ last: number; isStandby: boolean }>`
      select max(number) as last, pg_is_in_recovery() as "isStandby" from written`.execute(reads.db);
    await reads.close();
    return rows[0];
  };
  await writer.query('create table written as select 0 as number');
  await until(async () => (await read())?.isStandby === true);

  const seenOn = { standby: 0, database: 0 };
  for (let number = 1; number <= 60; number += 1) {
    // It is far behind for ten writes, and comes after in the middle of a read.
    const phase = number % 20;
    if (phase === 5) await replay.query('select pg_wal_replay_pause()');
    await writer.query('insert into written values ($1)', [number]);
    const reading = read();
    if (phase === 15) await replay.query('select pg_wal_replay_resume()');
    const found = await reading;
    expect(found?.last).toBe(number);
    seenOn[found?.isStandby ? 'standby' : 'database'] += 1;
  }
  expect(seenOn.database).toBeGreaterThanOrEqual(24);
  expect(seenOn.standby).toBeGreaterThanOrEqual(20);
  expect(errors).toEqual([]);
});
