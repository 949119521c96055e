import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@gastspiel/sandbox/postgres/start-postgres.ts';
import { sql } from 'kysely';
import pg from 'pg';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { drawFrom } from '#app/demo/draw.ts';
import { freePort } from '#app/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import { SEED } from '#app/testing/test-sequences.ts';
import { until } from '#app/testing/until.ts';
import { insertWholeTenant, plainTenant } from '#features/tenants/index.ts';
import { databaseUrls } from '#platform/config/database-urls.ts';
import { openDatabase } from '#platform/database/database.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import { Listener } from '#platform/live/listener.ts';

const ROUNDS = 8;
const WRITERS = 8;
const JOB = { name: 'test.relay', payload: z.object({ number: z.number() }) };
const QUEUED = `select (j.payload -> 'payload' ->> 'number')::int as number from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id and t.identifier = '${JOB.name}'`;

test(`kill -9 of the process that relays and of the database: told and ordered is what was committed, each order once (seed ${SEED})`, {
  timeout: 300_000,
}, async () => {
  const draw = drawFrom(SEED);
  const folder = mkdtempSync(join(tmpdir(), 'gastspiel-relay-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const postgres = await startPostgres({
    dataDir: join(folder, 'postgres'),
    port: await freePort(),
    log: () => undefined,
  });
  onTestFinished(() => postgres.stop());
  // None of them runs jobs: what is ordered stays to be counted.
  const start = () => startServerProcess({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal', JOBS: 'off' });
  const servers: ServerProcess[] = [await start(), await start()];
  onTestFinished(async () => {
    await Promise.all(servers.map(({ end }) => end('SIGKILL')));
  });
  const urls = databaseUrls({ DATABASE_URL: postgres.url });
  const database = openDatabase(
    {
      connectionString: urls.app,
      applicationName: 'writers',
      size: WRITERS,
      agencyShare: 200,
      queueSize: 100,
      waitMs: 5000,
    },
    () => undefined,
  );
  onTestFinished(() => database.close());
  const tenantId = await database.withoutTenant((db) =>
    insertWholeTenant(
      db,
      { ...plainTenant('Wiener Tafelrunde'), appointmentTypes: [{ description: 'Service' }] },
      { logoSquareBase64: null, logoWideBase64: null },
    ),
  );

  const told = new Set<number>();
  let missed = 0;
  const listener = new Listener({
    connectionString: urls.app,
    onMessage: (message) => {
      if (message.kind !== 'CHANGE') return;
      for (const topic of message.staff) if (topic.startsWith('number:')) told.add(Number(topic.slice(7)));
    },
    // As the browsers: whoever was away fetches everything.
    onBack: () => {
      missed += 1;
      for (const number of committed) told.add(number);
    },
    log: pino({ level: 'silent' }),
  });
  onTestFinished(() => listener.close());
  expect(await listener.isReady(5000)).toBe(true);

  const committed = new Set<number>();
  const undone = new Set<number>();
  let last = 0;
  let isOver = false;
  const write = async () => {
    while (!isOver) {
      last += 1;
      const number = last;
      const isWanted = !draw.isLucky(20);
      await database
        .withTenant(tenantId, async (db) => {
          await sql`select live.announce(${tenantId}, array[${`number:${number}`}], '{}', '{}')`.execute(db);
          await enqueue(db, JOB, { number });
          if (!isWanted) throw new Error('undone');
        })
        .then(
          () => committed.add(number),
          // A connection that was lost may have committed or not.
          () => !isWanted && undone.add(number),
        );
    }
  };
  const writers = Array.from({ length: WRITERS }, write);

  const owner = () => new pg.Client({ connectionString: postgres.url });
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = committed.size;
    await until(() => committed.size > before + 50, 30_000);
    if (round % 4 === 1) {
      // A backend that is killed has the whole database recover.
      const client = owner();
      client.on('error', () => undefined);
      await client.connect();
      const { rows } = await client.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'gastspiel outbox' limit 1`,
      );
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
      await client.end().catch(() => undefined);
    } else {
      await servers.shift()?.end('SIGKILL');
      servers.push(await start());
    }
  }
  isOver = true;
  await Promise.all(writers);

  const client = owner();
  await client.connect();
  onTestFinished(() => client.end());
  await until(async () => (await client.query('select from public.outbox')).rowCount === 0, 30_000);
  const queued = (await client.query<{ number: number }>(QUEUED)).rows.map(({ number }) => number);
  await until(() => [...committed].every((number) => told.has(number)), 10_000);
  process.stdout.write(
    `drill: ${committed.size} committed, ${undone.size} undone, ${missed} times the listener was away\n`,
  );
  expect(queued).toHaveLength(new Set(queued).size);
  expect([...committed].filter((number) => !queued.includes(number))).toEqual([]);
  expect([...undone].filter((number) => queued.includes(number) || told.has(number))).toEqual([]);
  expect([...told].filter((number) => !queued.includes(number))).toEqual([]);
  expect(undone.size).toBeGreaterThan(0);
});
