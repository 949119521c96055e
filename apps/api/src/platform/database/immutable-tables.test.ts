import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#app/testing/test-database.ts';

let db: TestDatabase;
const tenantId = randomUUID();
beforeAll(async () => {
  db = await createTestDatabase();
  await db.asOwner(`
    create table public.papers (tenant_id uuid not null, title text not null, sent_at timestamptz);
    select maintenance.tenant_table('public.papers', 'TAX_7Y');
    select maintenance.immutable_once('public.papers', 'old.sent_at is not null');
    create table public.lines (tenant_id uuid not null, title text not null);
    select maintenance.tenant_table('public.lines', 'KEEP');
    select maintenance.append_only('public.lines');
    insert into public.papers values ('${tenantId}', 'Entwurf', null), ('${tenantId}', 'Gesendet', now());
    insert into public.lines values ('${tenantId}', 'Zeile')`);
});
afterAll(() => db.drop());

const asServer = (statement: string) =>
  db.asOwner(
    `set local role gastspiel_app; set local app.tenant_id = '${tenantId}'; set local app.retention = 'on'; ${statement}`,
  );

test('a draft can be changed and thrown away', async () => {
  await db.asOwner(`update public.papers set title = 'Neu' where sent_at is null`);
  await db.asOwner('delete from public.papers where sent_at is null');
  expect(await db.asOwner('select title from public.papers')).toEqual([{ title: 'Gesendet' }]);
});

test.each([
  `update public.papers set title = 'Anders'`,
  'delete from public.papers',
  'truncate public.papers',
  `update public.lines set title = 'Anders'`,
  'delete from public.lines',
  'truncate public.lines',
  `set local app.retention = 'on'; update public.papers set title = 'Anders'`,
  `set local app.retention = 'on'; delete from public.lines`,
])('nobody can, not even the owner: %s', async (statement) => {
  await expect(db.asOwner(statement)).rejects.toThrow(/is not allowed/);
});

test('the server can not pass itself off as retention, though it may delete', async () => {
  await expect(asServer('delete from public.papers')).rejects.toThrow(/is not allowed/);
});

test('retention deletes what its class lets go', async () => {
  await db.asOwner(`set local app.retention = 'on'; delete from public.papers`);
  expect(await db.asOwner('select from public.papers')).toEqual([]);
});
