import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { insertInvoiceRecipient, plainRecipient } from '#features/invoice-recipients/index.ts';

const LIST = `query ($page: PageInput, $filter: InvoiceRecipientFilter, $sort: InvoiceRecipientSort) {
  invoiceRecipients(page: $page, filter: $filter, sort: $sort) {
    count items { id customerNumber name postalCode location contactEmail phoneNumber contactPersonNames } } }`;
const NAMES = `query ($filter: InvoiceRecipientFilter) { invoiceRecipientNames(filter: $filter) { id customerNumber name } }`;
const NEXT = '{ nextCustomerNumber }';

const api = await aTestApi();

interface Customer {
  readonly number: string;
  readonly name: string;
  readonly location?: string;
  readonly persons?: readonly string[];
}
const person = (name: string) => ({ name, receivesInvoices: false, receivesPrintouts: false });

/** Somebody in the office of an agency with these customers. */
async function anOfficeWith(customers: readonly Customer[]): Promise<TestUser> {
  const tenantId = await api.aTenant();
  await api.database.withTenant(tenantId, async (db) => {
    for (const { number, name, location = 'Wien', persons = [] } of customers) {
      const address = { streetNameAndNumber: 'Ring 1', postalCode: '1010', location, countryCode: 'AT' };
      const entered = plainRecipient({
        customerNumber: number,
        letterHead: { name, address },
        contactPersons: persons.map(person),
      });
      await insertInvoiceRecipient(db, tenantId, InvoiceRecipientInput.parse(entered), new Date());
    }
  });
  return api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
}

describe('the list of invoice recipients', () => {
  let office: TestUser;
  beforeAll(async () => {
    office = await anOfficeWith([
      { number: 'K-10', name: 'Zum Zirkuswirt' },
      { number: 'K-9', name: 'Österreicher Hof', location: 'Mödling', persons: ['Eva Lang', 'Jana Jovanović'] },
      { number: 'K-2', name: 'Gasthaus Müller' },
      { number: 'K-100', name: 'Palais 50 % Rabatt' },
    ]);
    await anOfficeWith([{ number: 'F-1', name: 'Fremder Müller' }]);
  });
  const list = async (variables: object) =>
    (await api.call(LIST, { ...variables }, office.headers)).data.invoiceRecipients;
  const numbers = async (variables: object): Promise<string[]> =>
    (await list(variables)).items.map((item: { customerNumber: string }) => item.customerNumber);
  const find = (search: string) => numbers({ filter: { search } });
  const sorted = (key: string, isDescending: boolean) => numbers({ sort: { key, isDescending } });

  test('shows what one needs to recognise and reach a customer', async () => {
    const { items, count } = await list({ filter: { search: 'hof' } });
    expect(count).toBe(1);
    expect(items[0]).toMatchObject({
      customerNumber: 'K-9',
      name: 'Österreicher Hof',
      postalCode: '1010',
      location: 'Mödling',
      contactEmail: null,
      contactPersonNames: ['Eva Lang', 'Jana Jovanović'],
    });
  });

  test.each(['muller', 'mueller', 'müller', 'MÜLLER', ' Müller  Gasthaus ', 'k-2'])(
    'finds Müller by %j',
    async (search) => {
      expect(await find(search)).toEqual(['K-2']);
    },
  );

  test.each(['moedling', 'Lang', 'jovanovic'])('finds by town and contact person: %s', async (search) => {
    expect(await find(search)).toEqual(['K-9']);
  });

  test('takes wildcards for what they are', async () => {
    expect(await find('50 %')).toEqual(['K-100']);
    expect(await find('K_2')).toEqual([]);
    expect(await find('%')).toEqual(['K-100']);
    expect(await find('\\')).toEqual([]);
  });

  test('is sorted as German sorts, and numbers by their value', async () => {
    expect(await numbers({})).toEqual(['K-2', 'K-9', 'K-100', 'K-10']);
    expect(await sorted('NAME', true)).toEqual(['K-10', 'K-100', 'K-9', 'K-2']);
    expect(await sorted('CUSTOMER_NUMBER', false)).toEqual(['K-2', 'K-9', 'K-10', 'K-100']);
    expect(await sorted('CUSTOMER_NUMBER', true)).toEqual(['K-100', 'K-10', 'K-9', 'K-2']);
  });

  test('names can be searched by number and name alone', async () => {
    const dispatcher = await api.aUser({ tenantId: office.tenantId, role: 'TENANT_USER_DISPATCHER' });
    const names = async (search: string) =>
      (await api.call(NAMES, { filter: { search } }, dispatcher.headers)).data.invoiceRecipientNames;
    expect(await names('mueller')).toMatchObject([{ customerNumber: 'K-2', name: 'Gasthaus Müller' }]);
    expect(await names('k-1')).toHaveLength(2);
    expect(await names('Lang')).toEqual([]);
    expect(await names('Mödling')).toEqual([]);
    const { errors } = await api.call(LIST, {}, dispatcher.headers);
    expect(errors[0]?.extensions['classification']).toBe('FORBIDDEN');
  });
});

test('pages go through all customers once, and a choice shows the first fifty', async () => {
  const customers = Array.from({ length: 60 }, (_, index) => ({ number: `${index}`, name: 'Gleicher Name' }));
  const office = await anOfficeWith(customers);
  const seen = new Set<string>();
  for (const number of [0, 1, 2]) {
    const { data } = await api.call(LIST, { page: { number, size: 25 } }, office.headers);
    expect(data.invoiceRecipients.count).toBe(60);
    for (const { customerNumber } of data.invoiceRecipients.items) seen.add(customerNumber);
  }
  expect(seen.size).toBe(60);
  expect((await api.call(NAMES, {}, office.headers)).data.invoiceRecipientNames).toHaveLength(50);
});

test('the next number follows the highest of the agency’s own', async () => {
  const next = async (office: TestUser) => (await api.call(NEXT, {}, office.headers)).data.nextCustomerNumber;
  expect(await next(await anOfficeWith([]))).toBe('1001');
  const office = await anOfficeWith([
    { number: 'K-0007', name: 'A' },
    { number: 'K-0041', name: 'B' },
  ]);
  expect(await next(office)).toBe('K-0042');
});
