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
