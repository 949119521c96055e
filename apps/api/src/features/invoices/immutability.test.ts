import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';

/** The tables that an invoice lies in, and what may still be noted there once it was sent. */
const TABLES = {
  invoices: { key: 'id', open: ['version', 'paid_on', 'marked_paid_at', 'cancelled_at'] },
  invoice_lines: { key: 'invoice_id', open: [] },
  invoice_blocks: { key: 'invoice_id', open: ['is_live'] },
  invoice_sendings: { key: 'invoice_id', open: [] },
  invoice_sending_recipients: {
    key: 'sending_id in (select id from invoice_sendings where invoice_id',
    open: ['sent_at', 'failure', 'gave_up_at'],
  },
} as const;
type Table = keyof typeof TABLES;

/** Another value of the type. */
const OTHERS: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: `'anders'`,
  bytea: `'anders'::bytea`,
  jsonb: `'{"anders": true}'::jsonb`,
  date: `'2020-02-02'`,
  'timestamp with time zone': `'2020-02-02 12:00+00'`,
  integer: '4711',
  smallint: '4711',
  bigint: '4711',
};

let api: TestApi;
let sent: string;
let cancelled: string;
let storno: string;
beforeAll(async () => {
  api = await startTestApi();
  const stage = await aRecordedEvening(api);
  const calls = invoiceCalls(api, () => stage.accounting);
  const made = async () => (await calls.create(invoiceInput(stage.recipient, [stage.evening]))).invoice.id;
  cancelled = await made();
  storno = (await calls.cancel(cancelled)).invoice.id;
  sent = await made();
  expect((await calls.send(sent)).errors).toEqual([]);
});
afterAll(() => api.close());

const whereOf = (table: Table) => {
  const { key } = TABLES[table];
  return key.includes('(') ? `${key} = $1)` : `${key} = $1`;
};
const rowsOf = (table: Table, id: string) =>
  api.asOwner(`select to_jsonb(t) as row from ${table} t where ${whereOf(table)} order by 1`, [id]);
const columnsOf = (table: Table) =>
  api.asOwner<{ name: string; type: string }>(
    `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
/** The owner's own statement: nobody has more rights. */
const attempt = (statement: string, id: string) =>
  api.asOwner(statement, [id]).then(
    () => 'DONE',
    (error: { code: string }) => error.code,
  );
const REFUSED = '42501';

describe.each(Object.keys(TABLES) as Table[])('%s of a sent invoice', (table) => {
  test('lets nobody change any column but what may be noted', async () => {
    const before = await rowsOf(table, sent);
    expect(before.length).toBeGreaterThan(0);
    const columns = await columnsOf(table);
    const results = await Promise.all(
      columns
        .filter(({ name }) => !(TABLES[table].open as readonly string[]).includes(name))
        .map(async ({ name, type }) => {
          const other = type === 'boolean' ? `not ${name}` : OTHERS[type];
          if (!other) throw new Error(`another value of ${type} is needed`);
          return [name, await attempt(`update ${table} set ${name} = ${other} where ${whereOf(table)}`, sent)];
        }),
    );
    expect(Object.fromEntries(results)).toEqual(Object.fromEntries(results.map(([name]) => [name, REFUSED])));
    expect(await rowsOf(table, sent)).toEqual(before);
  });

  test('can not be deleted, and nothing joins it', async () => {
    expect(await attempt(`delete from ${table} where ${whereOf(table)}`, sent)).toBe(REFUSED);
    if (table === 'invoice_lines' || table === 'invoice_blocks') {
      expect(await attempt(`insert into ${table} select * from ${table} where ${whereOf(table)}`, sent)).toBe(REFUSED);
    }
  });
});

describe.each(['cancelled', 'its cancellation'])('%s, though never sent', (which) => {
  const id = () => (which === 'cancelled' ? cancelled : storno);

  test('keeps its columns and lines', async () => {
    for (const change of [`notes = 'anders'`, 'gross_in_cents = 1, net_in_cents = 1, tax_in_cents = 0']) {
      expect(await attempt(`update invoices set ${change} where id = $1`, id())).toBe(REFUSED);
    }
    expect(await attempt(`update invoice_lines set description = 'anders' where invoice_id = $1`, id())).toBe(REFUSED);
    expect(await attempt('delete from invoice_lines where invoice_id = $1', id())).toBe(REFUSED);
  });
});

test('a block that was let go does not come back to its cancelled invoice', async () => {
  expect(await attempt('update invoice_blocks set is_live = true where invoice_id = $1', cancelled)).toBe(REFUSED);
});

test('the server has no right to delete invoices or to rewrite what was mailed', async () => {
  const rights = await api.asOwner(
    `select table_name || '.' || privilege_type as right from information_schema.role_table_grants
     where grantee = 'gastspiel_app' and table_name = any($1) and privilege_type in ('DELETE', 'UPDATE', 'TRUNCATE')
     order by 1`,
    [Object.keys(TABLES)],
  );
  expect(rights.map(({ right }) => right)).toEqual([
    'invoice_blocks.DELETE',
    'invoice_lines.DELETE',
    'invoice_lines.UPDATE',
    'invoices.UPDATE',
  ]);
});
