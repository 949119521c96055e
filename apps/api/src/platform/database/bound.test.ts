import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';
import { bindTenant, MOMENT, TENANT } from '#platform/database/bound.ts';
import { insertedRows, insertRows } from '#platform/database/insert-rows.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
  await db.asOwner(`
    create table public.bound_things (tenant_id uuid not null, kind text, number integer, primary key (tenant_id, number));
    select maintenance.tenant_table('public.bound_things', 'NOW')`);
});
afterAll(() => db.drop());

const Bound = z.object({ tenant: z.string(), isNow: z.boolean(), locked: z.string() });
const ASKED = sql`/* prepared askBound */
  select ${TENANT} as tenant, ${MOMENT} = now() as is_now, current_tenant_id() as locked where ${TENANT} = current_tenant_id()`;

test('a statement is told the tenant and the moment of its transaction, to the microsecond', async () => {
  const [a, b] = [randomUUID(), randomUUID()];
  for (const tenant of [a, b, a]) {
    expect(await db.database.withTenant(tenant, (tx) => rowOf(tx, Bound, ASKED))).toEqual({
      tenant,
      isNow: true,
      locked: tenant,
    });
  }
  const moved = await db.database.withTenant(a, async (tx) => {
    await bindTenant(tx, b);
    return rowOf(tx, Bound, ASKED);
  });
  expect(moved).toEqual({ tenant: b, isNow: true, locked: b });
});

test('whoever reads on after a pause is told the same', async () => {
  const tenant = randomUUID();
  const reads = await db.database.openReads();
  await bindTenant(reads.db, tenant);
  await reads.pause();
  expect(await rowOf(reads.db, Bound, ASKED)).toMatchObject({ tenant, locked: tenant });
  await reads.close();
});

test('outside of a tenant there is neither', async () => {
  for (const part of [TENANT, MOMENT]) {
    const asked = sql`/* askOutside */ select ${part} as it`;
    await expect(db.database.withoutTenant((tx) => rowsOf(tx, z.unknown(), asked))).rejects.toThrow(
      'outside of a tenant',
    );
    await expect(rowsOf(db.database.single, z.unknown(), asked)).rejects.toThrow('outside of a tenant');
  }
});

test('what names no uuid is bound to nothing', async () => {
  await expect(db.database.withTenant(`x'; select 1; --`, async () => undefined)).rejects.toThrow('uuid');
});

const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, index) => [from + index]);
const Inserted = z.object({ tenantId: z.string(), kind: z.string(), number: z.int() });

test.each([0, 1, 2, 3, 63, 64, 65, 200, 2100])('%s rows are inserted, each once and in their order', async (count) => {
  const tenant = randomUUID();
  const rows = await db.database.withTenant(tenant, (tx) =>
    insertedRows(
      tx,
      Inserted,
      { same: ['neu'], each: numbers(count) },
      (values) => sql`/* prepared insertThings */
      insert into bound_things (tenant_id, kind, number) ${values} returning tenant_id, kind, number`,
    ),
  );
  expect(rows).toEqual(numbers(count).map(([number]) => ({ tenantId: tenant, kind: 'neu', number })));
});

test('when one of the rows can not be, none is, and its fault is told', async () => {
  const tenant = randomUUID();
  const insert = (each: number[][]) =>
    db.database.withTenant(tenant, (tx) =>
      insertRows(
        tx,
        { same: ['neu'], each },
        (values) => sql`/* prepared insertThings */
        insert into bound_things (tenant_id, kind, number) ${values}`,
      ),
    );
  await insert([[40]]);
  await expect(insert(numbers(100))).rejects.toThrow('duplicate key');
  const [row] = await db.asOwner('select count(*)::int as count from bound_things where tenant_id = $1', [tenant]);
  expect(row).toEqual({ count: 1 });
});
