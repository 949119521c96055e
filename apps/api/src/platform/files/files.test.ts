import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { whileHeld } from '#app/testing/while-held.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { lookAfterAllFiles, lookAfterFiles } from '#platform/files/files.jobs.ts';
import { getFile, getFiles, putFile } from '#platform/files/files.ts';
import { letGoOfFiles } from '#platform/files/keep-files.sql.ts';

const api = await aTestApi();
const [home, elsewhere] = [await api.aTenant(), await api.aTenant({ name: 'Fremd' })];
const at = <T>(tenantId: string, work: (db: TenantDb) => Promise<T>) => api.database.withTenant(tenantId, work);
const rowsOf = (bytes: Buffer) =>
  api.asOwner<{ tenant_id: string; size: number }>('select tenant_id, size from files where bytes = $1', [bytes]);
/** Something that points at a file, as logos do. */
const pointAt = (db: TenantDb, sha256: Buffer) =>
  sql`insert into sender_logos (tenant_id, media_type, sha256) values (${TENANT}, 'image/png', ${sha256})`.execute(db);
const keep = (bytes: Buffer, tenantId = home) =>
  at(tenantId, async (db) => {
    const sha256 = await putFile(db, bytes);
    await pointAt(db, sha256);
    return sha256;
  });
const letGo = (tenantId = home) => at(tenantId, letGoOfFiles);

test('a file is kept under its hash, once in an agency however often and by however many at once', async () => {
  const bytes = randomBytes(80_000);
  const hashes = await Promise.all(Array.from({ length: 8 }, () => at(home, (db) => putFile(db, bytes))));
  const sha256 = createHash('sha256').update(bytes).digest();
  expect(hashes).toEqual(hashes.map(() => sha256));
  expect(await rowsOf(bytes)).toEqual([{ tenant_id: home, size: 80_000 }]);
  expect(await at(home, (db) => getFile(db, 'LOGO', { id: home, sha256 }))).toEqual(bytes);
});

test('the same file of two agencies is two, and neither finds the one of the other', async () => {
  const [common, own] = [randomBytes(100), randomBytes(100)];
  const [, , sha256] = [await keep(common), await keep(common, elsewhere), await keep(own)];
  expect(await rowsOf(common)).toHaveLength(2);
  const pointer = { id: home, sha256 };
  await expect(at(elsewhere, (db) => getFile(db, 'LOGO', pointer))).rejects.toThrow('is gone');
  expect(await at(elsewhere, (db) => getFiles(db, 'LOGO', [pointer]))).toEqual(new Map());
  expect((await at(home, (db) => getFiles(db, 'LOGO', [pointer]))).get(home)).toEqual(own);
  const stealing = at(elsewhere, (db) => pointAt(db, sha256));
  await expect(stealing).rejects.toMatchObject({ code: expect.stringMatching(/^2350[23]$/) });
});

test('many come at once, also two of the same bytes', async () => {
  const files = [Buffer.alloc(0), randomBytes(1), randomBytes(90_000)];
  const hashes = await Promise.all(files.map((bytes) => keep(bytes)));
  const ids = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`);
  const pointers = ids.map((id, index) => ({ id, sha256: hashes[index] ?? hashes[2] ?? null }));
  const found = await at(home, (db) => getFiles(db, 'LOGO', [...pointers, { id: home, sha256: null }]));
  expect(ids.map((id) => found.get(id))).toEqual([...files, files[2]]);
  expect(found.size).toBe(4);
});

test('nobody changes a file, and none lies under a hash that is not its own', async () => {
  await keep(randomBytes(10));
  for (const change of [`update files set bytes = 'x'`, 'delete from files', 'truncate files cascade']) {
    await expect(api.asOwner(change), change).rejects.toThrow(/not allowed/);
    await expect(
      at(home, (db) => sql.raw(change).execute(db)),
      change,
    ).rejects.toMatchObject({ code: '42501' });
  }
  const touch = sql`update files set created_at = created_at where tenant_id = ${TENANT}`;
  await expect(at(home, (db) => touch.execute(db))).rejects.toMatchObject({ code: '42501' });
  const forge = sql`insert into files (tenant_id, sha256, bytes) values (${TENANT}, sha256('a'), 'b')`;
  await expect(at(home, (db) => forge.execute(db))).rejects.toMatchObject({ code: '23514' });
});

test('every night goes what no row points at, and nothing else', async () => {
  const [pointed, forgotten, foreign] = [randomBytes(50), randomBytes(50), randomBytes(50)];
  await keep(pointed);
  await at(home, (db) => putFile(db, forgotten));
  await at(elsewhere, (db) => putFile(db, foreign));
  await runTestJobs(api, lookAfterFiles);
  await lookAfterAllFiles.run(api.database);
  await until(async () => (await rowsOf(forgotten)).length + (await rowsOf(foreign)).length === 0);
  expect(await rowsOf(pointed)).toHaveLength(1);
});

test('a file that somebody is about to point at is not let go of', async () => {
  const bytes = randomBytes(50);
  await at(home, (db) => putFile(db, bytes));
  await at(home, async (db) => {
    const sha256 = await putFile(db, bytes);
    expect(await letGo()).toBe(0);
    await pointAt(db, sha256);
  });
  expect(await letGo()).toBe(0);
  expect(await rowsOf(bytes)).toHaveLength(1);
});

test('whoever comes while it is let go of lays it down anew', async () => {
  const bytes = randomBytes(50);
  await at(home, (db) => putFile(db, bytes));
  await whileHeld(api, home, { hold: sql`select directory.let_go_of_files(500)` }, () => keep(bytes));
  expect(await rowsOf(bytes)).toHaveLength(1);
  expect(await letGo()).toBe(0);
});
