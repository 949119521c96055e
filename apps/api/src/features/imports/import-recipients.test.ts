import { beforeEach, expect, test } from 'vitest';
import { importCalls } from '#app/testing/import-calls.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';
import { runImport, undoImportedRows } from '#features/imports/imports.jobs.ts';

const api = await aTestApi();
let tenantId: string;
let admin: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
});
const startJobs = () => runTestJobs(api, runImport(api.secrets), undoImportedRows(api.secrets));
const recipients = importCalls(api, 'Recipient', () => admin);

const CUSTOMERS = 'KdNr;Firma;Straße;PLZ;Ort;UID;Ansprechpartner;Service;Bar;Einsatzort';
const PALAIS = '007;Palais Wehrgraf;Herrengasse 9;1010;Wien;;Eva Novak;31,90;;Saal, Garten';

test('customers come with own prices, contact person and venues; leading zeros stay', async () => {
  await startJobs();
  const id = await recipients.imported([CUSTOMERS, PALAIS].join('\n'));
  expect(await recipients.outcomes(id)).toEqual({ CREATED: 1 });
  const [row] = await api.asOwner(
    `select r.customer_number, (select count(*)::int from venues v where v.invoice_recipient_id = r.id) as venues,
      (select min(price_in_cents)::int from invoice_recipient_prices p where p.invoice_recipient_id = r.id) as price,
      (select min(name) from invoice_recipient_contact_persons c where c.invoice_recipient_id = r.id) as contact
     from invoice_recipients r where r.tenant_id = $1`,
    [tenantId],
  );
  expect(row).toEqual({ customer_number: '007', venues: 2, price: 3190, contact: 'Eva Novak' });
  const again = await recipients.imported([CUSTOMERS, PALAIS.replace('31,90', '99,00')].join('\n'));
  expect(await recipients.outcomes(again)).toEqual({ UNCHANGED: 1 });
});

test('customers without a number get the next ones, and none that stands in the file', async () => {
  await startJobs();
  await recipients.imported([CUSTOMERS, PALAIS.replace('007', 'K-7')].join('\n'));
  const lines = ['K-9;Zwölfender', ';Ringhof', ';Seeblick', 'K-8;Faulty'].map((line) => `${line};Ring 1;1010;Wien`);
  const id = await recipients.read([CUSTOMERS, ...lines, ';Palais Neu;;;;'].join('\n'));
  const { rows } = await recipients.find(id, { preview: 'NEW' });
  expect(rows.map(({ texts, effects }: { texts: string[]; effects: string[] }) => [texts[0], effects[0]])).toEqual([
    ...[
      ['K-9', null],
      ['K-10', 'PROPOSES'],
      ['K-11', 'PROPOSES'],
      ['K-8', null],
    ],
  ]);
  const { columns } = await recipients.find(id);
  await recipients.start(id, { columns: columns.map(({ field }: { field: string | null }) => field) });
  await recipients.ended(id);
  const found = await api.asOwner(
    'select customer_number as number, name from invoice_recipients where tenant_id = $1 order by name',
    [tenantId],
  );
  expect(found.map(({ number, name }) => `${number} ${name}`)).toEqual([
    ...['K-8 Faulty', 'K-7 Palais Wehrgraf', 'K-10 Ringhof', 'K-11 Seeblick', 'K-9 Zwölfender'],
  ]);
});

test('customers are taken away again', async () => {
  await startJobs();
  const id = await recipients.imported([CUSTOMERS, PALAIS].join('\n'));
  await recipients.undo(id);
  await until(
    async () => (await api.asOwner('select 1 from invoice_recipients where tenant_id = $1', [tenantId])).length === 0,
  );
});

test('columns mean for customers what was said of customers, and places that were added are in the history', async () => {
  await startJobs();
  const workers = importCalls(api, 'Worker', () => admin);
  const staff = await workers.read('Firma;Mail\nBauer;m.bauer@post.example');
  await workers.start(staff, { columns: ['lastName', ''] });
  await workers.ended(staff);
  const id = await recipients.imported([CUSTOMERS, PALAIS.replace('Saal, Garten', 'Saal')].join('\n'));
  expect(await recipients.outcomes(id)).toEqual({ CREATED: 1 });
  await recipients.imported([CUSTOMERS, PALAIS].join('\n'));
  const [record] = await api.asOwner(
    `select p.after from audit_payloads p where p.tenant_id = $1 and p.after ? 'venues'`,
    [tenantId],
  );
  expect(record?.['after']).toMatchObject({ imported: 'Stamm.csv', venues: [{ venue: 'Saal' }, { venue: 'Garten' }] });
});

test('a place that was changed since stays when the import is undone', async () => {
  await startJobs();
  await recipients.imported([CUSTOMERS, PALAIS.replace('Saal, Garten', 'Saal')].join('\n'));
  const id = await recipients.imported([CUSTOMERS, PALAIS.replace('Saal, Garten', 'Garten, Keller')].join('\n'));
  await api.asOwner(`update venues set version = 2 where tenant_id = $1 and venue = 'Keller'`, [tenantId]);
  await recipients.undo(id);
  await until(async () => (await recipients.find(id)).outcomes[0].undone === 1);
  const left = await api.asOwner('select venue from venues where tenant_id = $1 order by venue', [tenantId]);
  expect(left).toEqual([{ venue: 'Keller' }, { venue: 'Saal' }]);
});

test('customers who were only completed are as they were: prices, country, places and all', async () => {
  await startJobs();
  await recipients.imported([CUSTOMERS, PALAIS.replace('Eva Novak;31,90;;Saal, Garten', ';;;Saal')].join('\n'));
  const [{ id } = { id: '' }] = await api.asOwner<{ id: string }>(
    'select id from invoice_recipients where tenant_id = $1',
    [tenantId],
  );
  const [bar] = await api.asOwner<{ id: string }>(
    `select id from appointment_types where tenant_id = $1 and description = 'Bar'`,
    [tenantId],
  );
  // An own price that has ended is none, and stays on record for the days before.
  for (const [day, price] of [
    ['2020-01-01', 2500],
    ['2024-01-01', null],
  ])
    await api.asOwner(
      `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, valid_from, price_in_cents)
       values ($1, $2, $3, $4, $5)`,
      [tenantId, id, bar?.id, day, price],
    );
  const whole = async () =>
    (
      await api.asOwner(
        `select to_jsonb(r) - 'version' as row,
          (select jsonb_agg(p order by p.valid_from) from invoice_recipient_prices p where p.invoice_recipient_id = r.id) as prices,
          (select jsonb_agg(c.name) from invoice_recipient_contact_persons c where c.invoice_recipient_id = r.id) as contacts,
          (select jsonb_agg(v.venue order by v.venue) from venues v where v.invoice_recipient_id = r.id) as venues
         from invoice_recipients r where r.tenant_id = $1`,
        [tenantId],
      )
    )[0];
  const before = await whole();
  const again = await recipients.imported(
    [CUSTOMERS, PALAIS.replace(';;Eva', ';ATU12345675;Eva').replace('31,90;;', '31,90;35;')].join('\n'),
  );
  expect(await recipients.outcomes(again)).toEqual({ COMPLETED: 1 });
  expect(await whole()).toMatchObject({ contacts: ['Eva Novak'], venues: ['Garten', 'Saal'] });
  await recipients.undo(again);
  await until(async () => (await recipients.find(again)).outcomes[0].undone === 1);
  expect(await whole()).toEqual(before);
});
