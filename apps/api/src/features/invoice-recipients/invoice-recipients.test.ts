import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { findInvoiceRecipientName, plainRecipient } from '#features/invoice-recipients/index.ts';

const WHOLE = `id version customerNumber notes viewerCanEdit
  letterHead { name contactEmail phoneNumber vatNumber companyRegistrationNumber
    address { streetNameAndNumber postalCode location countryCode } }
  eInvoicing { sendsEbInterface orderReference supplierNumber }
  contactPersons { name contactEmail phoneNumber role receivesInvoices receivesPrintouts }
  appointmentTypePrices { appointmentTypeId price { value } }`;
const CREATE = `mutation ($input: InvoiceRecipientInput!) { createInvoiceRecipient(input: $input) { ${WHOLE} } }`;
const UPDATE = `mutation ($id: String!, $version: Int!, $input: InvoiceRecipientInput!) {
  updateInvoiceRecipient(invoiceRecipientId: $id, version: $version, input: $input) { ${WHOLE} } }`;
const DELETE = 'mutation ($id: String!) { deleteInvoiceRecipient(invoiceRecipientId: $id) }';
const READ = `query ($id: String!) { invoiceRecipient(invoiceRecipientId: $id) { ${WHOLE} } }`;
const NAME = 'query ($id: String!) { invoiceRecipientName(invoiceRecipientId: $id) { id customerNumber name } }';
const TAKEN = 'Speichern fehlgeschlagen! Hinweis: Kundennummer auf Eindeutigkeit prüfen!';

type Wish = Parameters<typeof plainRecipient>[0];

const api = await aTestApi();
const tenantId = await api.aTenant();
let service: string;
let bar: string;
let accounting: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  const types = await api.asOwner<{ id: string }>(
    'select id from appointment_types where tenant_id = $1 order by position',
    [tenantId],
  );
  [service = '', bar = ''] = types.map(({ id }) => id);
  accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  stranger = await api.aUser({ tenantId: await api.aTenant({ name: 'Fremd' }), role: 'TENANT_USER_ACCOUNTING' });
});

const aNumber = () => `N-${randomUUID()}`;
const anInput = (wish: Wish = {}) => plainRecipient({ customerNumber: aNumber(), ...wish });
const create = (wish: Wish = {}, who = accounting) => api.call(CREATE, { input: anInput(wish) }, who.headers);
const read = (id: string, who = accounting) => api.call(READ, { id }, who.headers);
type Answer = Awaited<ReturnType<typeof create>>;
const fieldsOf = ({ errors }: Answer) => errors[0]?.extensions['fields'];
const classOf = ({ errors }: Answer) => errors[0]?.extensions['classification'];
const price = (appointmentTypeId: string, value: number) => ({ appointmentTypeId, price: { value } });
const HACKL = {
  name: 'Robert Hackl',
  contactEmail: 'hackl@wehrgraf.example',
  phoneNumber: '+43 1 5550171',
  role: 'Einkauf',
  receivesInvoices: true,
  receivesPrintouts: false,
};

describe('a new invoice recipient', () => {
  test('has everything that was entered, in order, with money in euro', async () => {
    const letterHead = { contactEmail: 'office@wehrgraf.example', vatNumber: 'atu 1358 5627' };
    const wish = {
      notes: 'Zahlt pünktlich',
      letterHead: { ...letterHead, phoneNumber: '+4315550170', companyRegistrationNumber: 'FN123456A' },
      eInvoicing: { sendsEbInterface: true, orderReference: 'Z01:4711', supplierNumber: ' 10012345 ' },
      contactPersons: [HACKL, { ...HACKL, name: 'Eva Lang' }],
      appointmentTypePrices: [price(bar, 31.5), price(service, 29.9)],
    };
    const { data, errors } = await create(wish);
    expect(errors).toEqual([]);
    const recipient = data.createInvoiceRecipient;
    expect(recipient).toMatchObject({
      version: 1,
      viewerCanEdit: true,
      notes: 'Zahlt pünktlich',
      letterHead: {
        name: 'Palais Wehrgraf',
        vatNumber: 'ATU13585627',
        phoneNumber: '+43 1 5550170',
        companyRegistrationNumber: 'FN 123456a',
        address: { streetNameAndNumber: 'Herrengasse 9', postalCode: '1010', location: 'Wien', countryCode: 'AT' },
      },
      eInvoicing: { sendsEbInterface: true, orderReference: 'Z01:4711', supplierNumber: '10012345' },
      contactPersons: [HACKL, { ...HACKL, name: 'Eva Lang' }],
      // In the order of the tenant's types.
      appointmentTypePrices: [price(service, 29.9), price(bar, 31.5)],
    });
    expect((await read(recipient.id)).data.invoiceRecipient).toEqual(recipient);
    const [row] = await api.asOwner<{ price: number }>(
      'select price_in_cents::int as price from invoice_recipient_prices where appointment_type_id = $1',
      [service],
    );
    expect(row?.price).toBe(2990);
  });

  test('with a number that is there already is told so at the field, whatever case and blanks', async () => {
    const customerNumber = `Käufer-${randomUUID()}`;
    await create({ customerNumber });
    const answer = await create({ customerNumber: ` ${customerNumber.toUpperCase()} ` });
    expect(answer.errors[0]?.message).toBe(TAKEN);
    expect(classOf(answer)).toBe('DATA_INTEGRITY_VIOLATION');
    expect(fieldsOf(answer)).toEqual({ 'input.customerNumber': TAKEN });
  });

  test.each([2, 8])('by %i at once with the same number: exactly one gets it', async (count) => {
    const customerNumber = aNumber();
    const answers = await Promise.all(Array.from({ length: count }, () => create({ customerNumber })));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(answers.filter(({ errors }) => errors[0]?.message === TAKEN)).toHaveLength(count - 1);
    const rows = await api.asOwner('select 1 from invoice_recipients where customer_number = $1', [customerNumber]);
    expect(rows).toHaveLength(1);
  });

  test('may have a number that another tenant uses', async () => {
    const customerNumber = aNumber();
    await create({ customerNumber }, stranger);
    expect((await create({ customerNumber })).errors).toEqual([]);
  });

  test('with wrong entries is told so at each field', async () => {
    const letterHead = { vatNumber: 'ATU13585626' };
    const contactPersons = [{ ...HACKL, contactEmail: '' }];
    const answer = await create({ letterHead, contactPersons, appointmentTypePrices: [price(service, 0)] });
    expect(fieldsOf(answer)).toEqual({
      'input.letterHead.vatNumber': expect.stringContaining('Prüfziffer'),
      'input.contactPersons.0.contactEmail': expect.stringContaining('E-Mail-Adresse'),
      'input.appointmentTypePrices.0.price.value': 'Bitte einen Betrag über 0 angeben.',
    });
  });

  test('can not have a price for what the tenant does not offer', async () => {
    const appointmentTypePrices = [price(service, 20), price(randomUUID(), 20)];
    const answers = [await create({ appointmentTypePrices }), await create({ appointmentTypePrices }, stranger)];
    const path = (index: number) => `input.appointmentTypePrices.${index}.appointmentTypeId`;
    const gone = 'Diese Einsatzart gibt es nicht mehr.';
    expect(answers.map(fieldsOf)).toEqual([{ [path(1)]: gone }, { [path(0)]: gone, [path(1)]: gone }]);
  });
});

describe('saving an invoice recipient', () => {
  // biome-ignore lint/suspicious/noExplicitAny: an answer has the shape of its query
  let recipient: any;
  beforeEach(async () => {
    const wish = { contactPersons: [HACKL], appointmentTypePrices: [price(service, 29.9)] };
    recipient = (await create(wish)).data.createInvoiceRecipient;
  });
  const save = (wish: Wish = {}, version = recipient.version, who = accounting) => {
    const { id, customerNumber } = recipient;
    return api.call(UPDATE, { id, version, input: anInput({ customerNumber, ...wish }) }, who.headers);
  };

  test('replaces what hangs on it and keeps a history of before and after', async () => {
    const { data, errors } = await save({ appointmentTypePrices: [price(bar, 33)], notes: 'Neu' });
    expect(errors).toEqual([]);
    const { id, customerNumber } = recipient;
    expect(data.updateInvoiceRecipient).toMatchObject({
      id,
      version: 2,
      notes: 'Neu',
      customerNumber,
      contactPersons: [],
      appointmentTypePrices: [price(bar, 33)],
    });
    const [change] = await api.asOwner<{ before: unknown; after: unknown }>(
      `select before, after from audit_payloads p join audit_records r on r.id = p.audit_record_id
       where r.entity_id = $1 and p.before is not null`,
      [id],
    );
    expect(change?.before).toMatchObject({
      notes: null,
      contactPersons: [HACKL],
      appointmentTypePrices: [{ price: 2990 }],
    });
    expect(change?.after).toMatchObject({ notes: 'Neu', appointmentTypePrices: [{ price: 3300 }] });
  });

  test('by four at once: one wins, the others are told, and nothing is mixed', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((i) => save({ notes: `Stand ${i}`, contactPersons: [{ ...HACKL, name: `Stand ${i}` }] })),
    );
    const won = answers.filter(({ errors }) => errors.length === 0).map(({ data }) => data.updateInvoiceRecipient);
    expect(won).toHaveLength(1);
    expect(won[0].contactPersons[0].name).toBe(won[0].notes);
    const told = answers.flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(told).toEqual(Array(3).fill('Die Daten wurden inzwischen geändert'));
  });

  test('can not take the number of another one', async () => {
    const other = (await create()).data.createInvoiceRecipient;
    const answer = await save({ customerNumber: other.customerNumber.toUpperCase() });
    expect(fieldsOf(answer)).toEqual({ 'input.customerNumber': TAKEN });
    expect((await read(recipient.id)).data.invoiceRecipient).toEqual(recipient);
  });

  test('finds nothing in another tenant, nor what is gone or was never there', async () => {
    const { id } = recipient;
    const answers = [
      await save({}, 1, stranger),
      await read(id, stranger),
      await api.call(NAME, { id }, stranger.headers),
      await api.call(DELETE, { id }, stranger.headers),
      await read(randomUUID()),
      await read('keine Id'),
    ];
    expect(answers.map(classOf)).toEqual(answers.map(() => 'NOT_FOUND'));
    expect((await read(id)).data.invoiceRecipient).toEqual(recipient);
  });
});

describe('deleting an invoice recipient', () => {
  test('takes its contact persons and prices along, and leaves a history', async () => {
    const wish = { contactPersons: [HACKL], appointmentTypePrices: [price(service, 29.9)] };
    const { id } = (await create(wish)).data.createInvoiceRecipient;
    expect((await api.call(DELETE, { id }, accounting.headers)).data.deleteInvoiceRecipient).toBe(true);
    expect(classOf(await read(id))).toBe('NOT_FOUND');
    expect(classOf(await api.call(DELETE, { id }, accounting.headers))).toBe('NOT_FOUND');
    const left = await api.asOwner(
      `select 1 from invoice_recipient_contact_persons where invoice_recipient_id = $1
       union all select 1 from invoice_recipient_prices where invoice_recipient_id = $1`,
      [id],
    );
    expect(left).toEqual([]);
    expect(await api.asOwner('select 1 from audit_records where entity_id = $1', [id])).toHaveLength(2);
  });

  test('by eight at once is done and recorded once', async () => {
    const { id } = (await create()).data.createInvoiceRecipient;
    const answers = await Promise.all(Array.from({ length: 8 }, () => api.call(DELETE, { id }, accounting.headers)));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(await api.asOwner('select 1 from audit_records where entity_id = $1', [id])).toHaveLength(2);
  });

  test.each([
    ['appointments', 'Löschen nicht möglich: Es gibt noch Einsätze für diesen Rechnungsempfänger.'],
    ['invoices', 'Löschen nicht möglich: Es gibt Rechnungen an diesen Rechnungsempfänger.'],
    ['anything', 'Der Eintrag ist noch mit anderen Daten verknüpft.'],
  ])('is refused while %s point at it, with a sentence that says so', async (table, sentence) => {
    const { id } = (await create()).data.createInvoiceRecipient;
    await api.asOwner('create schema if not exists links');
    await api.asOwner(`create table links.${table} (tenant_id uuid, recipient_id uuid,
      foreign key (tenant_id, recipient_id) references public.invoice_recipients)`);
    await api.asOwner(`insert into links.${table} values ($1, $2)`, [tenantId, id]);
    const { errors } = await api.call(DELETE, { id }, accounting.headers);
    expect(errors[0]).toMatchObject({ message: sentence, extensions: { classification: 'DATA_INTEGRITY_VIOLATION' } });
    expect((await read(id)).errors).toEqual([]);
    await api.asOwner(`drop table links.${table}`);
  });
});

test('a dispatcher sees names and nothing more', async () => {
  const { id, customerNumber } = (await create()).data.createInvoiceRecipient;
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const { data } = await api.call(NAME, { id }, dispatcher.headers);
  expect(data.invoiceRecipientName).toEqual({ id, customerNumber, name: 'Palais Wehrgraf' });
  const answers = [
    await read(id, dispatcher),
    await create({}, dispatcher),
    await api.call(DELETE, { id }, dispatcher.headers),
  ];
  expect(answers.map(classOf)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
});

test('other features learn number and name by the id, and that there is none in their tenant', async () => {
  const { id, customerNumber } = (await create()).data.createInvoiceRecipient;
  const find = (tenant: string) => api.database.withTenant(tenant, (db) => findInvoiceRecipientName(db, tenant, id));
  expect(await find(tenantId)).toEqual({ id, customerNumber, name: 'Palais Wehrgraf' });
  expect(await find(stranger.tenantId)).toBeNull();
});
