import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@gastspiel/sandbox/postgres/start-postgres.ts';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { askWho, tokenOfAnybody } from '#app/testing/ask-who.ts';
import { freePort } from '#app/testing/free-port.ts';
import { startServerProcess } from '#app/testing/server-process.ts';
import { until } from '#app/testing/until.ts';

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
    const token = await tokenOfAnybody();
    expect(await askWho(server.url, token)).toBe(200);

    // Under load, so that connections are lost while they are in use.
    let underLoad = true;
    const statuses: (number | string)[] = [];
    const client = async () => {
      while (underLoad) statuses.push(await askWho(server.url, token).catch((error) => `${error.cause ?? error}`));
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
    await until(async () => (await askWho(server.url, token)) === 200);
    const again = await Promise.all(Array.from({ length: 20 }, () => askWho(server.url, token)));
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
    const token = await tokenOfAnybody();
    for (const { url } of servers) expect(await askWho(url, token)).toBe(200);
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
      expect(await askWho(server.url, await tokenOfAnybody())).toBe(200);
      expect(await server.end()).toBe(0);
    }
    await superuser.end();
    await first.stop();
  });
});
