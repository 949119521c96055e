import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@gastspiel/sandbox/postgres/start-postgres.ts';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '#app/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import { startTcpProxy } from '#app/testing/tcp-proxy.ts';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { signToken } from '#app/testing/test-issuer.ts';
import { until } from '#app/testing/until.ts';

/** Only in `npm run test:deep`: each lasts for many seconds, and its promise is a time or an amount. */
const ROUNDS = 5;
const agent = new Agent({ keepAlive: true });

/** Answers the status, or the code of the failure, over connections that are kept. */
const post = (url: string, query: string, token?: string): Promise<number | string> =>
  new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const sent = request(`${url}/graphql`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    sent.end(JSON.stringify({ query }));
  });
const SMALL = '{ userInformation { exists } }';
const aToken = () => signToken(inject('issuer'), { subject: 'anybody' });
const timed = async <T>(work: () => Promise<T>): Promise<readonly [result: T, ms: number]> => {
  const began = performance.now();
  return [await work(), Math.round(performance.now() - began)];
};
const say = (line: string): boolean => process.stdout.write(`drill: ${line}\n`);

describe('the server', { timeout: 300_000 }, () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterAll(() => db.drop());
  const start = async (settings: Record<string, string> = {}): Promise<ServerProcess> => {
    const server = await startServerProcess({
      DATABASE_URL: db.ownerUrl,
      DATABASE_APP_URL: db.appUrl,
      DATABASE_JOBS_URL: db.jobsUrl,
      LOG_LEVEL: 'error',
      ...settings,
    });
    onTestFinished(async () => {
      if (server.child.exitCode === null) await server.end('SIGKILL');
    });
    return server;
  };

  test('keeps nothing of a thousand large documents of strangers', async () => {
    const server = await start({ NODE_OPTIONS: '--max-old-space-size=256' });
    const heap = async () => {
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      return Math.round(Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / 2 ** 20);
    };
    const before = await heap();
    let left = 1000;
    const statuses = new Set<number | string>();
    const client = async () => {
      while (left-- > 0) {
        statuses.add(await post(server.url, `#${randomUUID()}${'x'.repeat(1_000_000)}\n{ currentVersion { value } }`));
      }
    };
    await Promise.all(Array.from({ length: 4 }, client));
    const after = await heap();
    say(`heap ${before} MB before, ${after} MB after 1000 documents of 1 MB`);
    expect([...statuses]).toEqual([400]);
    expect(after).toBeLessThan(before + 100);
    expect(await post(server.url, SMALL, await aToken())).toBe(200);
  });

  test('ends within five seconds of the last answer, with 0, while clients hold on to their connections', async () => {
    const token = await aToken();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const server = await start({ DRAIN_SECONDS: '1' });
      let lastAnswer = 0;
      let answers = 0;
      // They do not heed /readyz as a balancer does: what waits at the door when it closes is lost.
      let lost = 0;
      const client = async () => {
        for (;;) {
          const status = await post(server.url, SMALL, token);
          if (status === 'ECONNREFUSED') return;
          if (typeof status === 'string') lost += 1;
          else {
            answers += 1;
            lastAnswer = performance.now();
          }
        }
      };
      const clients = Array.from({ length: 16 }, client);
      await until(() => answers > 200);
      expect(await server.end('SIGTERM')).toBe(0);
      const ms = Math.round(performance.now() - lastAnswer);
      await Promise.all(clients);
      say(`round ${round}: ${answers} answered, ${lost} lost, ended ${ms} ms after the last answer`);
      expect(ms).toBeLessThan(5000);
    }
  });
});

describe('a database behind a proxy', { timeout: 300_000 }, () => {
  test('that is away again and again, for one second or twelve, never ends a server that runs jobs', async () => {
    const db = await createTestDatabase();
    onTestFinished(() => db.drop());
    const proxy = await startTcpProxy(db.ownerUrl);
    const server = await startServerProcess({
      DATABASE_URL: proxy.through(db.ownerUrl),
      DATABASE_APP_URL: proxy.through(db.appUrl),
      DATABASE_JOBS_URL: proxy.through(db.jobsUrl),
      LOG_LEVEL: 'fatal',
    });
    onTestFinished(async () => {
      if (server.child.exitCode === null) await server.end('SIGKILL');
      await proxy.goAway();
    });
    const token = await aToken();
    const pulse = setInterval(
      () =>
        // Chores that take their time, so that some are under way whenever the database goes.
        void db
          .asOwner(`select graphile_worker.add_job('machine.sweep-downloads', '{}'::json) from generate_series(1, 40)`)
          .catch(() => undefined),
      200,
    );
    onTestFinished(() => clearInterval(pulse));
    for (const ms of [1000, 4000, 12_000, 300, 300, 300]) {
      await proxy.goAway();
      const over = Date.now() + ms;
      while (Date.now() < over) expect(await post(server.url, SMALL, token)).toBe(503);
      await proxy.comeBack();
      const [, back] = await timed(() => until(async () => (await post(server.url, SMALL, token)) === 200));
      say(`away for ${ms} ms, well again ${back} ms after`);
    }
    clearInterval(pulse);
    await until(async () => (await db.asOwner('select 1 from graphile_worker.jobs where attempts < 1')).length === 0);
    expect(await server.end()).toBe(0);
  });
});

describe.runIf(process.platform === 'linux')('a database', { timeout: 300_000 }, () => {
  test('that freezes for twenty seconds: everybody is told within ten, and all is well afterwards', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gastspiel-drill-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const port = await freePort();
    const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port, log: () => undefined });
    onTestFinished(() => postgres.stop());
    const [postmaster = ''] = readFileSync(join(folder, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n');
    const frozen: number[] = [];
    const thaw = () => {
      for (const pid of frozen.splice(0)) process.kill(pid, 'SIGCONT');
    };
    onTestFinished(thaw);
    const server = await startServerProcess({ DATABASE_URL: postgres.url, LOG_LEVEL: 'fatal' });
    onTestFinished(async () => {
      if (server.child.exitCode === null) await server.end('SIGKILL');
    });
    const token = await aToken();
    const ask = () => post(server.url, SMALL, token);
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    // Connections of before and new ones are frozen alike.
    expect(await Promise.all(Array.from({ length: 8 }, ask))).toEqual(Array(8).fill(200));

    const children = execFileSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' });
    for (const pid of [postmaster, ...children.trim().split('\n')].map(Number)) {
      process.kill(pid, 'SIGSTOP');
      frozen.push(pid);
    }
    const over = Date.now() + 20_000;
    const waits: number[] = [];
    const statuses = new Set<number | string>();
    const client = async (question: () => Promise<number | string>) => {
      while (Date.now() < over) {
        const [status, ms] = await timed(question);
        statuses.add(status);
        waits.push(ms);
      }
    };
    await Promise.all([...Array.from({ length: 30 }, () => client(ask)), client(ready)]);
    thaw();
    say(`frozen: ${waits.length} answers, the slowest after ${Math.max(...waits)} ms`);
    expect([...statuses]).toEqual([503]);
    expect(Math.max(...waits)).toBeLessThan(10_000);
    const [, back] = await timed(() => until(async () => (await ready()) === 200 && (await ask()) === 200));
    say(`well again ${back} ms after the thaw`);
    expect(await Promise.all(Array.from({ length: 20 }, ask))).toEqual(Array(20).fill(200));
    expect(await server.end()).toBe(0);
  });
});
