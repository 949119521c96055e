import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf } from '#platform/database/rows.ts';
import { copiedBytes } from '#platform/files/copied-bytes.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const within = <T>(work: (db: TenantDb) => Promise<T>) => testDatabase.database.withoutTenant(work);
const bytesOf = (db: TenantDb, files: ReadonlyMap<string, Buffer>) => {
  const rows = [...files].map(
    ([id, file]) => sql`(${sql.lit(id)}::uuid, decode(${sql.lit(file.toString('base64'))}, 'base64'))`,
  );
  return copiedBytes(db, sql`select id, file from (values ${sql.join(rows)}) f (id, file)`);
};

test('files arrive byte for byte, whatever is in them and however large they are', async () => {
  const files = new Map(
    [Buffer.alloc(0), Buffer.from([0]), Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), randomBytes(300_000)].map(
      (file) => [randomUUID(), file],
    ),
  );
  expect([...(await within((db) => bytesOf(db, files)))].sort()).toEqual([...files].sort());
});

test('nothing is found where nothing is', async () => {
  const nothing = sql`select gen_random_uuid(), ''::bytea where false`;
  expect(await within((db) => copiedBytes(db, nothing))).toEqual(new Map());
});

test('travels among other statements without waiting, each with its own answer', async () => {
  const files = new Map([[randomUUID(), randomBytes(200_000)]]);
  const answers = await within((db) =>
    Promise.all([
      countOf(db, sql`/* one */ select 1 as count`),
      bytesOf(db, files),
      countOf(db, sql`/* two */ select 2 as count`),
      bytesOf(db, files),
    ]),
  );
  expect(answers).toEqual([1, files, 2, files]);
});

test('an error of PostgreSQL is told, and the connection goes on', async () => {
  const broken = within((db) => copiedBytes(db, sql`select gen_random_uuid(), 1 / 0`));
  await expect(broken).rejects.toThrow('division by zero');
  expect(await within((db) => countOf(db, sql`/* after */ select 3 as count`))).toBe(3);
});
