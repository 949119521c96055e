import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { until } from '#app/testing/until.ts';
import { connectTo } from '#platform/database/client.ts';
import { MigrationError, migrate } from '#platform/database/migrate.ts';
import { loginUrl, provisionRoles } from '#platform/database/provision-roles.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const run = async (directory?: string) => {
  const lines: string[] = [];
  const own = directory ? { directory, lockTimeoutMs: 20, lockPauseMs: 20 } : {};
  await migrate({ ownerUrl: db.ownerUrl, logins: {}, log: (line) => lines.push(line), ...own });
  return lines;
};

/** The product's migrations and more of them. */
async function migrationsWith(files: Record<string, string>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(join(import.meta.dirname, '../../../migrations'), directory, { recursive: true });
  for (const [name, text] of Object.entries(files)) await writeFile(join(directory, name), text);
  onTestFinished(async () => {
    await rm(directory, { recursive: true });
    await db.asOwner('delete from maintenance.migrations where name = any($1)', [Object.keys(files)]);
  });
  return directory;
}

test('what ran once does not run again', async () => {
  expect(await run()).toEqual([]);
});

test('a migration that was changed after it ran stops the start', async () => {
  const [row] = await db.asOwner<{ name: string; sha256: string }>(
    'select name, sha256 from maintenance.migrations limit 1',
  );
  await db.asOwner(`update maintenance.migrations set sha256 = 'other' where name = $1`, [row?.name]);
  await expect(run()).rejects.toThrow(MigrationError);
  await db.asOwner('update maintenance.migrations set sha256 = $2 where name = $1', [row?.name, row?.sha256]);
});

test('a file that sorts before what ran here is refused', async () => {
  const directory = await migrationsWith({ '20261116T0005_late.sql': 'create table public.late ()' });
  await expect(run(directory)).rejects.toThrow(/20261116T0005_late.sql sorts before/);
  expect(await db.asOwner(`select to_regclass('public.late') as late`)).toEqual([{ late: null }]);
});

test('a database with another past is refused, one that a newer server has migrated is not', async () => {
  await db.asOwner(`insert into maintenance.migrations (name, sha256) values ('99990101T0000_newer.sql', 'x')`);
  expect(await run()).toEqual([]);
  await db.asOwner(`update maintenance.migrations set name = '20000101T0000_other.sql' where sha256 = 'x'`);
  await expect(run()).rejects.toThrow(/20000101T0000_other.sql ran here/);
  await db.asOwner(`delete from maintenance.migrations where sha256 = 'x'`);
});

test('a migration gives way to whoever holds the table, says so, and runs when it is free', async () => {
  const name = '99990101T0000_wait.sql';
  const directory = await migrationsWith({ [name]: 'alter table public.outfits add column cut text' });
  const reader = new pg.Client({ connectionString: db.ownerUrl });
  await reader.connect();
  await reader.query('begin; select from public.outfits');
  await expect(run(directory)).rejects.toThrow(/somebody holds a table/);
  await reader.query('rollback');
  await reader.end();
  expect(await run(directory)).toEqual([`migration ${name}`]);
  await db.asOwner('alter table public.outfits drop column cut');
});

test('a migration makes nobody wait behind it for as much as a second', async () => {
  const name = '99990101T0000_patience.sql';
  const text = `create table maintenance.patience as select setting::int as ms from pg_settings where name = 'lock_timeout'`;
  const directory = await migrationsWith({ [name]: text });
  await migrate({ ownerUrl: db.ownerUrl, logins: {}, log: () => undefined, directory });
  const [patience] = await db.asOwner<{ ms: number }>('select ms from maintenance.patience');
  await db.asOwner('drop table maintenance.patience');
  expect(patience?.ms).toBeGreaterThan(0);
  expect(patience?.ms).toBeLessThan(500);
});

test('a dry run tells what would run and changes nothing', async () => {
  const name = '99990101T0000_dry.sql';
  const directory = await migrationsWith({ [name]: 'create table public.dry ()' });
  const lines: string[] = [];
  await migrate({ ownerUrl: db.ownerUrl, logins: {}, log: (line) => lines.push(line), directory, isDryRun: true });
  expect(lines).toEqual([`would run: ${name}`]);
  expect(await db.asOwner(`select to_regclass('public.dry') as dry`)).toEqual([{ dry: null }]);
});

test('the password of a login is set when it does not fit, and else left alone: poolers keep a copy of its secret', async () => {
  const login = `login_${randomUUID().replaceAll('-', '')}`;
  const address = (password: string) => Object.assign(new URL(db.ownerUrl), { username: login, password }).href;
  const owner = await connectTo(db.ownerUrl);
  onTestFinished(async () => {
    await owner.query(`drop role ${login}`);
    await owner.end();
  });
  const secret = async () =>
    (await db.asOwner<{ secret: string }>('select rolpassword as secret from pg_authid where rolname = $1', [login]))[0]
      ?.secret;
  await provisionRoles(owner, { app: address('one') });
  const first = await secret();
  await provisionRoles(owner, { app: address('one') });
  expect(await secret()).toBe(first);
  await provisionRoles(owner, { app: address('two') });
  expect(await secret()).not.toBe(first);
  await (await connectTo(address('two'))).end();
});

test('a table that was filled and never looked at is looked at', async () => {
  await db.asOwner(`insert into directory.downloads (token_hash, issuer, subject, scopes, tenant_id, kind, parameters)
    select sha256(i::text::bytea), 'i', 's', '{}', gen_random_uuid(), 'k', '{}' from generate_series(1, 100) i`);
  await run();
  const [known] = await db.asOwner(`select reltuples from pg_class where oid = 'directory.downloads'::regclass`);
  expect(known).toEqual({ reltuples: 100 });
});

test('an index is built beside the work of others when the file says so', async () => {
  const name = '99990101T0000_beside.sql';
  const statement = 'create index concurrently if not exists beside on public.outfits (tenant_id, position)';
  expect(await run(await migrationsWith({ [name]: `-- no-transaction\n${statement}` }))).toEqual([`migration ${name}`]);
  expect(await db.asOwner(`select to_regclass('public.beside')::text as name`)).toEqual([{ name: 'beside' }]);
  await db.asOwner('drop index public.beside');
});

test('a server that waits for its turn does not hold up the index that another one builds', async () => {
  const name = '99990101T0000_built.sql';
  const directory = await migrationsWith({
    [name]: '-- no-transaction\ncreate index concurrently built on public.outfits (title)',
  });
  const holder = await connectTo(db.ownerUrl);
  await holder.query('begin');
  await holder.query('select from public.outfits');
  const both = Promise.all([run(directory), run(directory)]);
  const another = `select 1 from pg_stat_activity where datname = current_database() and query like '%advisory_lock(%'
    and application_name = 'gastspiel migrate'`;
  await until(async () => (await db.asOwner(another)).length > 0);
  await holder.query('commit');
  await holder.end();
  expect((await both).flat()).toEqual([`migration ${name}`]);
  await db.asOwner('drop index built');
});

test('the logins’ passwords follow from the owner’s, and without one there are none to guess', () => {
  const url = loginUrl('postgres://owner:secret@localhost/agency', 'app');
  expect(new URL(url).username).toBe('agency_app_login');
  expect(new URL(url).password).toHaveLength(43);
  expect(url).not.toBe(loginUrl('postgres://owner:other@localhost/agency', 'app'));
  expect(loginUrl('postgres://owner:secret@one,two:5433/agency?sslmode=verify-full', 'app')).toBe(
    `postgres://agency_app_login:${new URL(url).password}@one,two:5433/agency?sslmode=verify-full`,
  );
  expect(() => loginUrl('postgres://owner@localhost/agency', 'app')).toThrow(/no password/);
});
