import { lastDayOf, monthAfter, monthOf } from '@gastspiel/domain/time/month.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { liftPolicies } from '#app/testing/lift-policies.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let calls: ReturnType<typeof invoiceCalls>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
  calls = invoiceCalls(api, () => stage.accounting);
  await api.asOwner(
    `update invoice_recipients set name = 'Alpenblick Catering GmbH', country_code = 'DE', vat_number = 'DE136695976'
     where tenant_id = $1`,
    [stage.tenantId],
  );
});

const TODAY = dayOf(new Date());
const THIS_MONTH = monthOf(TODAY);
const EVENING_MONTH = monthOf(addDays(TODAY, -3));
/** So long ago that it lies in another month. */
const LONG_AGO = 40;
const OLD_MONTH = monthOf(addDays(TODAY, -LONG_AGO));

const ask = (month: string, by: TestUser = stage.accounting) =>
  api.call(
    `query ($month: String!) { recapitulativeStatement(month: $month) { month dueOn euro net { value } unsentInvoices
      rows { country vatNumber recipientId recipientName euro net { value } invoices } } }`,
    { month },
    by.headers,
  );
const statement = async (month: string) => {
  const { data, errors } = await ask(month);
  expect(errors).toEqual([]);
  return data.recapitulativeStatement;
};
const bill = async (blocks: readonly string[], changes: object = {}) => {
  const { invoice, errors } = await calls.create(
    invoiceInput(stage.recipient, blocks, { taxTreatment: 'REVERSE_CHARGE', ...changes }),
  );
  expect(errors).toEqual([]);
  return invoice;
};
const send = async ({ id }: { id: string }) => expect((await calls.send(id)).errors).toEqual([]);

test('an invoice is stated where its hours were worked, and a draft is said to be missing', async () => {
  const old = await anotherEvening(api, stage, LONG_AGO);
  const invoice = await bill([old, stage.evening]);
  expect(await statement(OLD_MONTH)).toMatchObject({ rows: [], unsentInvoices: 1 });
  await send(invoice);
  expect(await statement(OLD_MONTH)).toEqual({
    month: OLD_MONTH,
    dueOn: lastDayOf(monthAfter(OLD_MONTH)),
    // 4 h at 28,90.
    rows: [
      {
        ...{ country: 'DE', vatNumber: 'DE136695976', recipientName: 'Alpenblick Catering GmbH' },
        recipientId: stage.recipient,
        ...{ euro: 116, net: { value: 115.6 }, invoices: 1 },
      },
    ],
    euro: 116,
    net: { value: 115.6 },
    unsentInvoices: 0,
  });
  expect((await statement(EVENING_MONTH)).net.value).toBe(426.28);
});

test('a cancellation takes it back in the month of its own issue, once it was sent', async () => {
  const old = await anotherEvening(api, stage, LONG_AGO);
  const invoice = await bill([old]);
  await send(invoice);
  const { invoice: cancellation } = await calls.cancel(invoice.id);
  expect((await statement(THIS_MONTH)).rows).toEqual([]);
  await send(cancellation);
  expect(await statement(OLD_MONTH)).toMatchObject({ euro: 116, rows: [{ invoices: 1 }] });
  expect(await statement(THIS_MONTH)).toMatchObject({ euro: -116, net: { value: -115.6 }, rows: [{ invoices: 1 }] });
});

test('a draft that was cancelled is missing nowhere', async () => {
  const invoice = await bill([stage.evening]);
  expect((await statement(EVENING_MONTH)).unsentInvoices).toBe(1);
  expect((await calls.cancel(invoice.id)).errors).toEqual([]);
  expect((await statement(EVENING_MONTH)).unsentInvoices).toBe(0);
  expect((await statement(THIS_MONTH)).unsentInvoices).toBe(0);
});

test('surcharges and items go with the last day of the hours', async () => {
  const old = await anotherEvening(api, stage, LONG_AGO);
  await send(
    await bill([old], {
      additionalItems: [{ description: 'Anfahrt', quantity: 2, unit: 'Stk.', pricePerUnit: { value: 10 } }],
    }),
  );
  expect((await statement(OLD_MONTH)).net.value).toBe(135.6);
});

test('what is taxed here is not stated', async () => {
  const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
  await send(invoice);
  expect(await statement(EVENING_MONTH)).toMatchObject({ rows: [], euro: 0, unsentInvoices: 0 });
});

test('the file has the rows of the table', async () => {
  await send(await bill([await anotherEvening(api, stage, LONG_AGO)]));
  const { data } = await api.call(
    'mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }',
    { input: { recapitulativeStatementCsv: { month: OLD_MONTH } } },
    stage.accounting.headers,
  );
  const { body, headers } = await api.app.inject({ method: 'GET', url: data.createDownload.url });
  expect(String(headers['content-disposition'])).toContain(`Zusammenfassende%20Meldung%20${OLD_MONTH}.csv`);
  expect(body).toBe(
    '\ufeffLand;UID-Nummer;Rechnungsempfänger;Art;Bemessungsgrundlage (volle Euro);Netto genau;Rechnungen\r\n' +
      'DE;DE136695976;Alpenblick Catering GmbH;Sonstige Leistung;116;115,60;1\r\n',
  );
});

test.each(['2026-13', '10/2026', '1999-12'])('%s is no month', async (month) => {
  expect((await ask(month)).errors[0]?.extensions['fields']).toEqual({ month: 'Bitte einen Monat angeben.' });
});

test('nobody else sees it, and by the statements alone no other agency', async () => {
  await send(await bill([stage.evening]));
  const dispatcher = await api.aUser({ tenantId: stage.tenantId, role: 'TENANT_USER_DISPATCHER' });
  expect(classOf(await ask(EVENING_MONTH, dispatcher))).toBe('FORBIDDEN');
  const without = await api.aTenant({ hasInvoicingModule: false });
  const there = await api.aUser({ tenantId: without, role: 'TENANT_USER_ACCOUNTING' });
  expect(classOf(await ask(EVENING_MONTH, there))).toBe('FORBIDDEN');
  const other = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
  await liftPolicies(api);
  expect((await ask(EVENING_MONTH, other)).data.recapitulativeStatement.rows).toEqual([]);
});
