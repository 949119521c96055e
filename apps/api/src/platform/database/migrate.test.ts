import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { MigrationError, migrate } from '#platform/database/migrate.ts';
import { loginUrl } from '#platform/database/provision-roles.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const run = async () => {
  const lines: string[] = [];
  await migrate({ ownerUrl: db.ownerUrl, logins: {}, log: (line) => lines.push(line) });
  return lines;
};

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

test('the logins’ passwords follow from the owner’s, and without one there are none to guess', () => {
  const url = loginUrl('postgres://owner:secret@localhost/agency', 'app');
  expect(new URL(url).username).toBe('agency_app_login');
  expect(new URL(url).password).toHaveLength(43);
  expect(url).not.toBe(loginUrl('postgres://owner:other@localhost/agency', 'app'));
  expect(() => loginUrl('postgres://owner@localhost/agency', 'app')).toThrow(/no password/);
});

test('a worker from before there were facts about workers is not lost', async () => {
  const tenant = '5f0f2b8e-58a4-4a5e-9b60-0c7f8f0a0001';
  await db.asOwner(`insert into directory.tenants (id, name) values ('${tenant}', 'Von früher')`);
  await db.asOwner(`insert into users (tenant_id, role, state, first_name, last_name, contact_email)
    values ('${tenant}', 'TARGET_USER', 'ACTIVE', 'Anna', 'Früher', 'anna@example.at')`);
  await db.asOwner(`with pool as (
      insert into target_user_pools (tenant_id, description, position) values ('${tenant}', 'Alle', 0) returning id)
    insert into tenant_settings select '${tenant}', id from pool`);
  const file = join(import.meta.dirname, '../../../migrations/20261115T1405_workers_from_before.sql');
  await db.asOwner(await readFile(file, 'utf8'));
  const rows = await db.asOwner(`select t.released_at is not null as released, p.pool_id is not null as pooled
    from target_users t left join target_users_in_pools p using (tenant_id, user_id) where t.tenant_id = '${tenant}'`);
  expect(rows).toEqual([{ released: true, pooled: true }]);
});
