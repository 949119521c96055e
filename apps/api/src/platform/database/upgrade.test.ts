import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { migrate } from '#platform/database/migrate.ts';

const MIGRATIONS_DIR = join(import.meta.dirname, '../../../migrations');
/** The last migration of the version that knew users and tenants, and nothing of workers. */
const BEFORE_WORKERS = '20261115T1120_erase_tenants.sql';

let ownerUrl: string;
let owner: pg.Client;
const database = `upgrade_${randomUUID().replaceAll('-', '')}`;
const urlOf = (name: string) => {
  const url = new URL(inject('template').ownerUrl);
  url.pathname = `/${name}`;
  return url.href;
};
async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

beforeAll(async () => {
  await onServer(`create database ${database}`);
  ownerUrl = urlOf(database);
  owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await runMigrations({ connectionString: ownerUrl });
  await owner.query(`create schema maintenance; create table maintenance.migrations (
    name text primary key, sha256 text not null, applied_at timestamptz not null default now())`);
  for (const name of (await readdir(MIGRATIONS_DIR)).sort()) {
    if (name > BEFORE_WORKERS) continue;
    const text = await readFile(join(MIGRATIONS_DIR, name), 'utf8');
    await owner.query(text);
    await owner.query(
      `insert into maintenance.migrations (name, sha256) values ($1, encode(sha256(convert_to($2, 'UTF8')), 'hex'))`,
      [name, text],
    );
  }
});
afterAll(async () => {
  await owner.end();
  await onServer(`drop database ${database} with (force)`);
});

test('workers of before are workers afterwards: nobody is lost', async () => {
  const tenant = randomUUID();
  const bare = randomUUID();
  const pool = randomUUID();
  await owner.query(`insert into directory.tenants (id, name) values ($1, 'Tafelrunde'), ($2, 'Ohne Pool')`, [
    tenant,
    bare,
  ]);
  await owner.query(
    `insert into target_user_pools (tenant_id, id, description, position) values ('${tenant}', '${pool}', 'Alle', 0);
     insert into tenant_settings values ('${tenant}', '${pool}')`,
  );
  for (const [tenantId, role, state] of [
    [tenant, 'TARGET_USER', 'ACTIVE'],
    [tenant, 'TARGET_USER', 'ONBOARDING'],
    [tenant, 'TARGET_USER', 'BLOCKED'],
    [tenant, 'TENANT_USER_DISPATCHER', 'ACTIVE'],
    [bare, 'TARGET_USER', 'ACTIVE'],
  ]) {
    await owner.query(
      `insert into users (tenant_id, role, state, first_name, last_name, contact_email)
       values ($1, $2, $3, 'Jörg', 'Müller', 'joerg@example.at')`,
      [tenantId, role, state],
    );
  }
  await migrate({ ownerUrl, logins: {}, log: () => undefined });
  const { rows } = await owner.query(
    `select u.tenant_id, u.state, t.released_at is not null as released, u.name_search_key,
       array(select pool_id::text from target_users_in_pools p where p.tenant_id = u.tenant_id and p.user_id = u.id) as pools
     from users u left join target_users t on t.tenant_id = u.tenant_id and t.user_id = u.id
     where u.role = 'TARGET_USER' and t.user_id is not null order by u.tenant_id = $1 desc, u.state`,
    [tenant],
  );
  const worker = { name_search_key: 'jorg muller', tenant_id: tenant, pools: [pool] };
  expect(rows).toEqual([
    { ...worker, state: 'ACTIVE', released: true },
    { ...worker, state: 'BLOCKED', released: true },
    { ...worker, state: 'ONBOARDING', released: false },
    { ...worker, tenant_id: bare, pools: [expect.any(String)], state: 'ACTIVE', released: true },
  ]);
  const codes = await owner.query('select flow from directory.association_codes where tenant_id = $1 order by flow', [
    bare,
  ]);
  expect(codes.rows).toEqual([{ flow: 'TARGET_USER' }, { flow: 'TENANT_USER' }]);
  const settings = await owner.query('select tenant_id from tenant_settings');
  expect(settings.rowCount).toBe(2);
  const { rowCount } = await owner.query('select from target_users');
  expect(rowCount).toBe(4);
});
