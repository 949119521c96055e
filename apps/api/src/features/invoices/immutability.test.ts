import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';

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

const api = await aTestApi();
let sent: string;
let cancelled: string;
let storno: string;
let draft: string;
let tenantId: string;
beforeAll(async () => {
  const stage = await aRecordedEvening(api);
  ({ tenantId } = stage);
  const calls = invoiceCalls(api, () => stage.accounting);
  const made = async () => (await calls.create(invoiceInput(stage.recipient, [stage.evening]))).invoice.id;
  cancelled = await made();
  storno = (await calls.cancel(cancelled)).invoice.id;
  sent = await made();
  expect((await calls.send(sent)).errors).toEqual([]);
  const other = await anotherEvening(api, stage, 5);
  draft = (await calls.create(invoiceInput(stage.recipient, [other]))).invoice.id;
});

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
const attempt = (statement: string, ...values: readonly string[]) =>
  api.asOwner(statement, [...values]).then(
    () => 'DONE',
    (error: { code: string }) => error.code,
  );
const REFUSED = '42501';
/** The outcome of setting each column but the open ones to another value. */
async function tryColumns(table: Table, id: string, open: readonly string[]) {
  const columns = (await columnsOf(table)).filter(({ name }) => !open.includes(name));
  return Promise.all(
    columns.map(async ({ name, type }) => {
      const other = type === 'boolean' ? `not ${name}` : OTHERS[type];
      if (!other) throw new Error(`another value of ${type} is needed`);
      return [name, await attempt(`update ${table} set ${name} = ${other} where ${whereOf(table)}`, id)] as const;
    }),
  );
}
const allRefused = (results: Awaited<ReturnType<typeof tryColumns>>) => results.map(([name]) => [name, REFUSED]);

describe.each(Object.keys(TABLES) as Table[])('%s of a sent invoice', (table) => {
  test('lets nobody change any column but what may be noted', async () => {
    const before = await rowsOf(table, sent);
    expect(before.length).toBeGreaterThan(0);
    const results = await tryColumns(table, sent, TABLES[table].open);
    expect(results).toEqual(allRefused(results));
    expect(await rowsOf(table, sent)).toEqual(before);
  });

  test('can not be deleted, and nothing joins it', async () => {
    expect(await attempt(`delete from ${table} where ${whereOf(table)}`, sent)).toBe(REFUSED);
    expect(await attempt(`truncate ${table} cascade`)).toBe(REFUSED);
    if (table === 'invoice_lines' || table === 'invoice_blocks') {
      expect(await attempt(`insert into ${table} select * from ${table} where ${whereOf(table)}`, sent)).toBe(REFUSED);
    }
  });
});

describe.each(['cancelled', 'its cancellation'])('%s, though never sent', (which) => {
  const id = () => (which === 'cancelled' ? cancelled : storno);

  test('keeps its columns and lines', async () => {
    // The cancellation can still be sent.
    const sending = [
      'version',
      'sent_at',
      'sent_file',
      'sent_file_sha256',
      'sent_ebinterface',
      'sent_ebinterface_sha256',
    ];
    const open = which === 'cancelled' ? [] : sending;
    const results = await tryColumns('invoices', id(), open);
    expect(results).toEqual(allRefused(results));
    expect(await attempt(`update invoice_lines set description = 'anders' where invoice_id = $1`, id())).toBe(REFUSED);
    expect(await attempt('delete from invoice_lines where invoice_id = $1', id())).toBe(REFUSED);
  });
});

test('a block that was let go does not come back to its cancelled invoice', async () => {
  expect(await attempt('update invoice_blocks set is_live = true where invoice_id = $1', cancelled)).toBe(REFUSED);
});

test('what became of a mail that was taken stays', async () => {
  const change = (what: string) =>
    attempt(`update invoice_sending_recipients set ${what} where ${whereOf('invoice_sending_recipients')}`, sent);
  expect(await change('sent_at = now()')).toBe('DONE');
  for (const what of ['sent_at = null', `failure = 'SERVER_REFUSED'`, 'gave_up_at = now()']) {
    expect([what, await change(what)]).toEqual([what, REFUSED]);
  }
});

test('the server can not pretend that the years of keeping are over', async () => {
  for (const table of ['invoice_lines', 'invoice_blocks']) {
    const pretending = api.database.withTenant(tenantId, async (db) => {
      await sql`select set_config('app.retention', 'on', true)`.execute(db);
      await sql`delete from ${sql.table(table)} where invoice_id = ${sent}`.execute(db);
    });
    await expect(pretending, table).rejects.toMatchObject({ code: REFUSED });
  }
});

describe('whatever the server would do, the database keeps', () => {
  const [TWICE, AGAINST] = ['23505', '23514'];
  test.each([
    ['one number for one invoice', TWICE, 'position = (select position from invoices where id = $2)'],
    [
      'one cancellation for one invoice',
      TWICE,
      'cancels_invoice_id = (select cancels_invoice_id from invoices where id = $2)',
    ],
    ['net and tax as the total', AGAINST, 'gross_in_cents = gross_in_cents + 1'],
    ['no tax where none is owed', AGAINST, `tax_treatment = 'REVERSE_CHARGE'`],
    ['the year of the number', AGAINST, 'year = year - 1'],
    ['the order of the dates', AGAINST, 'due_date = issue_date'],
    ['the reminder after the day it is due', AGAINST, 'dun_date = due_date'],
    ['no payment of what was not sent', AGAINST, 'paid_on = issue_date, marked_paid_at = now()'],
    ['nothing sent without its file', AGAINST, 'sent_at = now()'],
    ['no file without its fingerprint', AGAINST, `sent_at = now(), sent_file = 'PDF', sent_ebinterface = 'XML'`],
    ['no file without its twin', AGAINST, `sent_at = now(), sent_file = 'PDF', sent_file_sha256 = 'x'`],
    [
      'no hash without its file',
      AGAINST,
      `sent_at = now(), sent_file_sha256 = sha256('x'), sent_ebinterface_sha256 = sha256('y')`,
    ],
  ])('%s', async (_what, code, change) => {
    const values = change.includes('$2') ? [draft, storno] : [draft];
    expect(await attempt(`update invoices set ${change} where id = $1`, ...values)).toBe(code);
  });

  test('each block on one live invoice', async () => {
    const taking = `insert into invoice_blocks (tenant_id, invoice_id, appointment_id, block_version)
      select tenant_id, $1, appointment_id, block_version from invoice_blocks where invoice_id = $2`;
    expect(await attempt(taking, draft, sent)).toBe(TWICE);
  });
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
