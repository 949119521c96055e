import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startPostgres } from '@gastspiel/sandbox/postgres/start-postgres.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '#app/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { signToken } from '#app/testing/test-issuer.ts';
import { until } from '#app/testing/until.ts';

/** Asks who one is: token, directory and row-level security take part. */
async function ask(url: string, token: string): Promise<number> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ userInformation { exists } tenantTheme { primaryColorPalette { main } } }' }),
    signal: AbortSignal.timeout(10_000),
  });
  await response.text();
  return response.status;
}
const aToken = () => signToken(inject('issuer'), { subject: 'anybody' });

describe('the server as a process', () => {
  let db: TestDatabase;
  const started: ServerProcess[] = [];
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  afterEach(async () => {
    for (const server of started.splice(0)) if (server.child.exitCode === null) await server.end('SIGKILL');
  });
  afterAll(() => db.drop());
  const start = async (settings: Record<string, string> = {}) => {
    const server = await startServerProcess({
      DATABASE_URL: db.ownerUrl,
      DATABASE_APP_URL: db.appUrl,
      DATABASE_JOBS_URL: db.jobsUrl,
      ...settings,
    });
    started.push(server);
    return server;
  };

  test('is alive, ready, measured, has its port for itself, and ends cleanly', async () => {
    const { url, end } = await start();
    for (const path of ['/healthz', '/readyz']) expect((await fetch(url + path)).status).toBe(200);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toContain('gastspiel_http_request_duration_seconds');
    expect(metrics).toContain('gastspiel_jobs_dead 0');
    await expect(start({ PORT: new URL(url).port })).rejects.toThrow(/ended with 1:\n.*port is in use[^\n]*\n$/);
    expect(await end()).toBe(0);
  });

  test('SIGTERM under load: every request that was sent is answered', async () => {
    const { url, end } = await start({ DRAIN_SECONDS: '1' });
    const token = await aToken();
    const statuses: (number | string)[] = [];
    // As a balancer does: stays away as soon as the server says that it is not ready.
    let ready = true;
    const client = async () => {
      while (ready) statuses.push(await ask(url, token).catch((error) => `${error.cause ?? error}`));
    };
    const clients = Array.from({ length: 8 }, client);
    await until(() => statuses.length > 100);
    const ended = end('SIGTERM');
    await until(async () => {
      ready = (await fetch(`${url}/readyz`).catch(() => ({ status: 503 }))).status === 200;
      return !ready;
    });
    await Promise.all(clients);
    expect(await ended).toBe(0);
    expect([...new Set(statuses)]).toEqual([200]);
  });

  test('SIGTERM with a request under way: it is answered, nobody holds the door, and the server ends with 0', async () => {
    const { url, end } = await start();
    const { hostname, port } = new URL(url);
    const open = async () => {
      const socket = connect(Number(port), hostname);
      await once(socket, 'connect');
      return socket;
    };
    const [silent, asking] = [await open(), await open()];
    for (const socket of [silent, asking]) socket.on('error', () => undefined);
    silent.resume();
    const body = JSON.stringify({ query: '{ currentVersion { value } }' });
    asking.write(
      `POST /graphql HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
        `content-length: ${body.length}\r\nconnection: keep-alive\r\nexpect: 100-continue\r\n\r\n`,
    );
    // The server says that it has begun.
    await once(asking, 'data');
    const answer = text(asking);
    const began = Date.now();
    const ended = end('SIGTERM');
    await until(() =>
      fetch(`${url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    asking.write(body);
    expect(await answer).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n.*"currentVersion"/s);
    expect(await ended).toBe(0);
    expect(Date.now() - began, 'long before the longest answer').toBeLessThan(10_000);
  });

  test('ends when the process that started it dies', async () => {
    const { child } = await start();
    child.disconnect();
    await until(() => child.exitCode === 0);
  });

  test.each([
    [{ PORT: 'x' }, /PORT is wrong; expected: a whole number/],
    [{ TRUSTED_PROXIES: 'foo' }, /TRUSTED_PROXIES is wrong; expected: addresses such as/],
    [
      { DATABASE_URL: 'postgres://nobody:wrong@127.0.0.1:1/none' },
      /The database can not be reached.*Check DATABASE_URL/,
    ],
  ])('says in one sentence what is wrong and ends with 1: %o', async (settings, sentence) => {
    const failed = start(settings as Record<string, string>);
    await expect(failed).rejects.toThrow(sentence);
    await expect(failed).rejects.toThrow(/ended with 1:\n[^\n]+\n$/);
  });

  test('says so when the database speaks no TLS', async () => {
    const address = `${db.ownerUrl}?sslmode=no-verify`;
    await expect(start({ DATABASE_URL: address })).rejects.toThrow(/ended with 1:\n[^\n]*does not speak TLS[^\n]*\n$/);
  });

  test('names an identity provider that can not be used, with the deepest reason', async () => {
    const server = await start({ OIDC_ISSUER: `https://127.0.0.1:${await freePort()}` });
    await until(() => /nobody can sign in/.test(server.output()));
    expect(server.output()).toMatch(/"cause":"connect ECONNREFUSED/);
  });

  test('refuses to serve under a login that bypasses row-level security', async () => {
    await expect(start({ DATABASE_APP_URL: db.ownerUrl })).rejects.toThrow(/bypasses row-level security/);
  });

  test('logs no address, no token and no name', async () => {
    const server = await start({ LOG_LEVEL: 'trace' });
    const token = await aToken();
    await ask(server.url, token);
    await fetch(`${server.url}/readyz?name=Anna`);
    const link = 'geheimesTokenEinesDownloads';
    for (const path of [link, `${link}/more`, `${link}?x=1`, `%zz${link}`, link.repeat(10)]) {
      for (const method of ['GET', 'HEAD', 'POST']) await fetch(`${server.url}/downloads/${path}`, { method });
    }
    await server.end();
    const lines = server
      .output()
      .trim()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'));
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.filter((line) => line.includes('"/readyz"'))).toEqual([]);
    const known = ['host', 'level', 'method', 'ms', 'msg', 'pid', 'reqId', 'route', 'status', 'time'];
    for (const line of lines)
      expect([...known, 'agency', 'error', 'operation']).toEqual(expect.arrayContaining(Object.keys(JSON.parse(line))));
    for (const secret of [token, 'Anna', '127.0.0.1:']) expect(lines.join('\n')).not.toContain(secret);
    expect(server.output()).not.toContain(link);
  });
});

/** The machine's own PostgreSQL, where Debian's packages put it. */
function debianPostgres() {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).map(Number) : [];
  const version = Math.max(0, ...versions.filter((found) => found >= 15));
  const at = (name: string) => join(home, String(version), 'bin', name);
  const binaries = { initdb: at('initdb'), pg_ctl: at('pg_ctl'), postgres: at('postgres') };
  return existsSync(binaries.postgres) ? binaries : undefined;
}

// Several processes start at once, on a machine that may be busy with others.
describe('a database of its own', { timeout: 90_000 }, () => {
  const aPostgres = async (binaries?: ReturnType<typeof debianPostgres>) => {
    const folder = mkdtempSync(join(tmpdir(), 'gastspiel-server-'));
    const options = {
      dataDir: join(folder, 'postgres'),
      port: await freePort(),
      log: () => undefined,
      settings: { fsync: 'off' },
      ...(binaries ? { binaries } : {}),
    };
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return { options, first: await startPostgres(options) };
  };

  test('that goes away and comes back: 503 meanwhile, then well again, no leaked connection', async () => {
    const { options, first } = await aPostgres();
    const server = await startServerProcess({
      DATABASE_URL: first.url,
      DATABASE_WAIT_MS: '1000',
      DATABASE_POOL_SIZE: '4',
    });
    const token = await aToken();
    expect(await ask(server.url, token)).toBe(200);

    // Under load, so that connections are lost while they are in use.
    let underLoad = true;
    const statuses: (number | string)[] = [];
    const client = async () => {
      while (underLoad) statuses.push(await ask(server.url, token).catch((error) => `${error.cause ?? error}`));
    };
    const clients = Array.from({ length: 8 }, client);
    await until(() => statuses.length > 50);
    await first.stop();
    await until(() => statuses.slice(-16).every((status) => status === 503));
    underLoad = false;
    await Promise.all(clients);
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    const away = await fetch(`${server.url}/readyz`);
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

    const second = await startPostgres(options);
    await until(async () => (await ask(server.url, token)) === 200);
    const again = await Promise.all(Array.from({ length: 20 }, () => ask(server.url, token)));
    expect([...new Set(again)]).toEqual([200]);
    const owner = new pg.Client({ connectionString: second.url });
    await owner.connect();
    const { rows } = await owner.query(`
      select count(*)::int as all, count(*) filter (where state like 'idle in transaction%')::int as open
      from pg_stat_activity where application_name = 'gastspiel api'`);
    await owner.end();
    expect(rows[0].open).toBe(0);
    expect(rows[0].all).toBeLessThanOrEqual(4);
    expect(await server.end()).toBe(0);
    await second.stop();
  });

  test('that two servers find empty at once is migrated once', async () => {
    const { first } = await aPostgres();
    const servers = await Promise.all([1, 2, 3].map(() => startServerProcess({ DATABASE_URL: first.url })));
    const token = await aToken();
    for (const { url } of servers) expect(await ask(url, token)).toBe(200);
    for (const server of servers) expect(await server.end()).toBe(0);
    await first.stop();
  });

  // As at a hosting company: the owner may make roles, but is no superuser.
  test.runIf(debianPostgres())('of Debian, under an owner without special powers', async () => {
    const { first } = await aPostgres(debianPostgres());
    const superuser = new pg.Client({ connectionString: first.url });
    await superuser.connect();
    await superuser.query(`create role agency login createrole password 'it''s "secret" & @lot:of/signs'`);
    await superuser.query('create database agency owner agency');
    const url = new URL(first.url);
    url.pathname = '/agency';
    url.username = 'agency';
    url.password = encodeURIComponent(`it's "secret" & @lot:of/signs`);
    for (const powers of ['createrole', 'nocreaterole']) {
      // The right to make roles is needed once.
      await superuser.query(`alter role agency ${powers}`);
      const server = await startServerProcess({ DATABASE_URL: url.href });
      expect(await ask(server.url, await aToken())).toBe(200);
      expect(await server.end()).toBe(0);
    }
    await superuser.end();
    await first.stop();
  });
});
