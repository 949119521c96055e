import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { countOf } from '#platform/database/rows.ts';
import { storedFiles } from '#platform/database/stored-files.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

const within = <T>(work: (db: TenantDb) => Promise<T>) => testDatabase.database.withTenant(randomUUID(), work);
const filesFrom = (db: TenantDb, files: ReadonlyMap<string, Buffer>, ids: readonly string[]) =>
  storedFiles(db, ids, (list) => {
    const rows = [...files].map(
      ([id, file]) => sql`(${sql.lit(id)}::uuid, decode(${sql.lit(file.toString('base64'))}, 'base64'))`,
    );
    return sql`select id, file from (values ${sql.join(rows)}) f (id, file) where id = any(${list})`;
  });

test('files arrive byte for byte, whatever is in them and however large they are', async () => {
  const files = new Map(
    [Buffer.alloc(0), Buffer.from([0]), Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), randomBytes(300_000)].map(
      (file) => [randomUUID(), file],
    ),
  );
  const found = await within((db) => filesFrom(db, files, [...files.keys(), randomUUID()]));
  expect([...found].sort()).toEqual([...files].sort());
});

test('nothing is found where nothing is', async () => {
  const files = new Map([[randomUUID(), Buffer.from('x')]]);
  expect(await within((db) => filesFrom(db, files, []))).toEqual(new Map());
  expect(await within((db) => filesFrom(db, files, [randomUUID()]))).toEqual(new Map());
});

test('travels among other statements without waiting, each with its own answer', async () => {
  const files = new Map([[randomUUID(), randomBytes(200_000)]]);
  const answers = await within((db) =>
    Promise.all([
      countOf(db, sql`/* one */ select 1 as count`),
      filesFrom(db, files, [...files.keys()]),
      countOf(db, sql`/* two */ select 2 as count`),
      filesFrom(db, files, [...files.keys()]),
    ]),
  );
  expect(answers).toEqual([1, files, 2, files]);
});

test('what PostgreSQL has against it is told, and an id that is none never gets there', async () => {
  const broken = within((db) => storedFiles(db, [randomUUID()], (list) => sql`select ${list}, 1 / 0`));
  await expect(broken).rejects.toThrow('division by zero');
  const wrong = within((db) => storedFiles(db, [`'); drop table x; --`], (list) => sql`select ${list}, null`));
  await expect(wrong).rejects.toThrow();
  expect(await within((db) => countOf(db, sql`/* after */ select 3 as count`))).toBe(3);
});
