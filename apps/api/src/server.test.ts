import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { askWho, tokenOfAnybody } from '#app/testing/ask-who.ts';
import { freePort } from '#app/testing/free-port.ts';
import { type ServerProcess, startServerProcess } from '#app/testing/server-process.ts';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { until } from '#app/testing/until.ts';

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

  test('begins small: what the start has left behind is given back', async () => {
    const metrics = await (await fetch(`${(await start({ JOBS: 'off' })).url}/metrics`)).text();
    const [, bytes] = /^nodejs_heap_size_total_bytes (\S+)/m.exec(metrics) ?? [];
    // Without it they are twice as many, and grow with the machine.
    expect(Number(bytes)).toBeLessThan(80_000_000);
  });

  test('SIGTERM under load: every request that was sent is answered', async () => {
    const { url, end } = await start({ DRAIN_SECONDS: '1' });
    const token = await tokenOfAnybody();
    const statuses: (number | string)[] = [];
    // As a balancer does: stays away as soon as the server says that it is not ready.
    let ready = true;
    const client = async () => {
      while (ready) statuses.push(await askWho(url, token).catch((error) => `${error.cause ?? error}`));
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
    const token = await tokenOfAnybody();
    await askWho(server.url, token);
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
