import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { addDays, addMonths, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aWrittenInvoice } from '#app/testing/a-written-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { paymentCalls } from '#app/testing/payment-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { insertInvoiceRecipient, plainRecipient } from '#features/invoice-recipients/index.ts';

const api = await aTestApi();
const today = dayOf(new Date());
const LIST = `query ($page: PageInput, $filter: InvoiceRecipientFilter, $sort: RecipientBalanceSort) {
  recipientBalances(page: $page, filter: $filter, sort: $sort) { count items {
    recipient { customerNumber name location contactPersonNames } open { value } overdue { value } revenue { value } } } }`;

async function aCustomer(tenantId: string, entered: Parameters<typeof plainRecipient>[0], location = 'Wien') {
  const plain = plainRecipient(entered);
  const address = { streetNameAndNumber: 'Ring 1', postalCode: '1010', countryCode: 'AT', location };
  const input = InvoiceRecipientInput.parse({ ...plain, letterHead: { ...plain.letterHead, address } });
  return api.database.withTenant(tenantId, (db) => insertInvoiceRecipient(db, tenantId, input, new Date()));
}

let office: TestUser;
let largest: string;
beforeAll(async () => {
  const tenantId = await api.aTenant();
  office = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  largest = await aCustomer(tenantId, {
    customerNumber: 'K-10',
    letterHead: { name: '=Hof; "Zum Zirkus"', vatNumber: 'ATU33864707', contactEmail: 'post@zirkus.example' },
    paymentTerms: { days: 21, discountPercentage: 2.5, discountDays: 7 },
    contactPersons: ['Eva Lang', 'Jana Jovanović'].map((name) => ({
      name,
      receivesInvoices: false,
      receivesPrintouts: false,
    })),
  });
  const late = await aCustomer(
    tenantId,
    { customerNumber: 'K-9', letterHead: { name: 'Österreicher Hof' } },
    'Mödling',
  );
  await aCustomer(tenantId, { customerNumber: 'K-2', letterHead: { name: 'Gasthaus Müller' } }, 'Graz');
  const invoices: readonly Parameters<typeof aWrittenInvoice>[2][] = [
    { recipient: largest, gross: 1234_50, net: 1000_00 },
    { recipient: largest, gross: 7_00, net: 6_00, is: 'PAID' },
    { recipient: largest, gross: 5000_00, net: 5000_00, is: 'DRAFT' },
    { recipient: largest, gross: 5000_00, net: 5000_00, is: 'CANCELLED' },
    { recipient: late, gross: 20_00, net: 10_00, issueDate: addDays(today, -11) },
    { recipient: late, gross: 3_00, net: 2_00 },
    { recipient: late, gross: 90_00, net: 80_00, is: 'PAID', issueDate: addMonths(`${today.slice(0, 4)}-01-01`, -1) },
  ];
  const [, , , , overdue] = await Promise.all(invoices.map((invoice) => aWrittenInvoice(api, tenantId, invoice)));
  const paid = await paymentCalls(api, () => office).record(late, 5, [{ invoiceId: overdue?.id ?? '', amount: 5 }]);
  expect(paid.errors).toEqual([]);
});

const list = async (variables: object, by = office) =>
  (await api.call(LIST, { ...variables }, by.headers)).data?.recipientBalances;
const numbers = async (variables: object): Promise<string[]> =>
  (await list(variables)).items.map((item: { recipient: { customerNumber: string } }) => item.recipient.customerNumber);
const sorted = (key: string, isDescending: boolean) => numbers({ sort: { key, isDescending } });

describe('the list of recipients with their sums', () => {
  test('shows what is open, less what was paid, overdue and sold this year', async () => {
    const { count, items } = await list({});
    expect(count).toBe(3);
    const sums = items.map(({ open, overdue, revenue }: Record<string, { value: number }>) => [
      ...[open?.value, overdue?.value, revenue?.value],
    ]);
    expect(sums).toEqual([
      [1234.5, 0, 1006],
      [0, 0, 0],
      [18, 15, 12],
    ]);
    expect(items[0].recipient.contactPersonNames).toEqual(['Eva Lang', 'Jana Jovanović']);
  });

  test('says of each what its own page says', async () => {
    const { data } = await api.call(
      `query ($id: String!) { recipientBalance(invoiceRecipientId: $id) { open { grossTotal { value } }
         overdue { grossTotal { value } } revenue { net { value } } } }`,
      { id: largest },
      office.headers,
    );
    const { open, overdue, revenue } = data?.recipientBalance ?? {};
    expect((await list({ filter: { search: 'zirkus' } })).items).toMatchObject([
      { open: open.grossTotal, overdue: overdue.grossTotal, revenue: revenue.net },
    ]);
  });

  test('is sorted by each of its columns; the same sums stand by name either way', async () => {
    expect(await sorted('NAME', false)).toEqual(['K-10', 'K-2', 'K-9']);
    expect(await sorted('CUSTOMER_NUMBER', true)).toEqual(['K-10', 'K-9', 'K-2']);
    expect(await sorted('LOCATION', false)).toEqual(['K-2', 'K-9', 'K-10']);
    expect(await sorted('OPEN', true)).toEqual(['K-10', 'K-9', 'K-2']);
    expect(await sorted('OVERDUE', true)).toEqual(['K-9', 'K-10', 'K-2']);
    expect(await sorted('OVERDUE', false)).toEqual(['K-10', 'K-2', 'K-9']);
    expect(await sorted('REVENUE', false)).toEqual(['K-2', 'K-9', 'K-10']);
  });

  test('is narrowed and turned over like the list without sums', async () => {
    expect(await numbers({ filter: { search: 'moedling' } })).toEqual(['K-9']);
    const { count, items } = await list({ filter: { search: 'gibt es nicht' } });
    expect([count, items]).toEqual([0, []]);
    const one = await list({ page: { number: 1, size: 10 }, sort: { key: 'OPEN', isDescending: true } });
    expect(one).toMatchObject({ count: 3, items: [] });
  });

  test('names nobody of another agency, and is not for dispatchers', async () => {
    const other = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    expect(await list({}, other)).toMatchObject({ count: 0, items: [] });
    const dispatcher = await api.aUser({ tenantId: office.tenantId, role: 'TENANT_USER_DISPATCHER' });
    expect(classOf(await api.call(LIST, {}, dispatcher.headers))).toBe('FORBIDDEN');
  });
});

test('its file has number, address, terms and sums, with the filter and order of the list, and no formula', async () => {
  const download = async (recipientBalancesCsv: object) => {
    const { data } = await api.call(
      'mutation ($input: DownloadInput!) { createDownload(input: $input) { url } }',
      { input: { recipientBalancesCsv } },
      office.headers,
    );
    return (await api.app.inject({ method: 'GET', url: data?.createDownload.url })).body.split('\r\n');
  };
  const [head, ...rows] = await download({ sort: { key: 'OPEN', isDescending: true } });
  expect(head).toBe(
    '\ufeffKundennummer;Name;Straße;PLZ;Ort;Land;UID-Nummer;Firmenbuchnummer;E-Mail;Telefon;Ansprechpersonen;' +
      'Zahlungsziel (Tage);Skonto (%);Skonto (Tage);Offen (brutto);davon überfällig (brutto);' +
      `Umsatz ${today.slice(0, 4)} (netto)`,
  );
  expect(rows[0]).toBe(
    `K-10;"'=Hof; ""Zum Zirkus""";Ring 1;1010;Wien;Österreich;ATU33864707;;post@zirkus.example;;` +
      'Eva Lang, Jana Jovanović;21;2,50;7;1234,50;0,00;1006,00',
  );
  expect(rows[1]).toMatch(/^K-9;Österreicher Hof;.*;;;;10;;;18,00;15,00;12,00$/);
  expect(await download({ filter: { search: 'müller' } })).toHaveLength(3);
});
