import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';
import { plainRecipient } from '#features/invoice-recipients/index.ts';
import { plainTenant } from '#features/tenants/index.ts';

const TENANT = 'id version appointmentTypes { id description }';
const CREATE = `mutation ($input: NewTenantInput!) { createTenant(input: $input) { ${TENANT} } }`;
const UPDATE = `mutation ($id: String!, $version: Int!, $input: TenantInput!) {
  updateTenant(id: $id, version: $version, input: $input) { ${TENANT} } }`;

const ENTER = `mutation ($input: InvoiceRecipientInput!) { createInvoiceRecipient(input: $input) { id } }`;

const api = await aTestApi();

/** A tenant with one appointment type, and what its administration and its office do with it. */
async function aTenantWithService() {
  const admin = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });
  const settings = { ...plainTenant('Donau Event'), appointmentTypes: [{ description: 'Service' }] };
  const created = await api.call(CREATE, { input: settings }, admin.headers);
  const { id, version, appointmentTypes } = created.data.createTenant;
  const office = await api.aUser({ tenantId: id, role: 'TENANT_USER_ACCOUNTING' });
  const appointmentTypePrices = [{ appointmentTypeId: appointmentTypes[0].id, price: { value: 25 } }];
  return {
    office,
    appointmentTypes,
    saveTypes: (types: readonly object[]) =>
      api.call(UPDATE, { id, version, input: { ...settings, appointmentTypes: types } }, admin.headers),
    enterPrice: () => api.call(ENTER, { input: plainRecipient({ appointmentTypePrices }) }, office.headers),
  };
}

const IN_USE =
  'Die Einsatzart „Service“ wird noch von Preisen von Rechnungsempfängern verwendet und kann nicht gelöscht werden.';

test('an appointment type that has a price can not be deleted from the tenant’s settings', async () => {
  const { appointmentTypes, saveTypes, enterPrice } = await aTenantWithService();
  expect((await enterPrice()).errors).toEqual([]);
  const { errors } = await saveTypes([{ description: 'Neu' }]);
  expect(errors[0]).toMatchObject({
    message: IN_USE,
    extensions: { classification: 'DATA_INTEGRITY_VIOLATION' },
  });
  expect((await saveTypes([...appointmentTypes, { description: 'Neu' }])).errors).toEqual([]);
});

test('a type that gets a price while it is deleted: one of the two is told', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 6 }, async () => {
      const { saveTypes, enterPrice } = await aTenantWithService();
      const [deleted, priced] = await Promise.all([saveTypes([]), enterPrice()]);
      return [...deleted.errors, ...priced.errors].map(({ message }) => message);
    }),
  );
  for (const told of outcomes) {
    expect(told).toHaveLength(1);
    expect([IN_USE, GENERAL_FAILURES.invalidInput.message]).toContain(told[0]);
  }
});

test('the list can be narrowed to recipients with an own price today', async () => {
  const { appointmentTypes, enterPrice, office } = await aTenantWithService();
  await enterPrice();
  const [{ id: type }] = appointmentTypes;
  const listed = async () =>
    (
      await api.call(
        'query ($type: String) { invoiceRecipients(filter: { ownPriceOf: $type }) { count } }',
        { type },
        office.headers,
      )
    ).data.invoiceRecipients.count;
  expect(await listed()).toBe(1);
  await api.asOwner(
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, valid_from)
     select tenant_id, invoice_recipient_id, appointment_type_id, current_date - 1 from invoice_recipient_prices
     where tenant_id = $1`,
    [office.tenantId],
  );
  expect(await listed()).toBe(0);
});

test('what is saved of today begins today, left out it ends today; a price to come has its day', async () => {
  const { appointmentTypes, enterPrice, office } = await aTenantWithService();
  const [{ id: type }] = appointmentTypes;
  const id = (await enterPrice()).data.createInvoiceRecipient.id;
  const save = (version: number, appointmentTypePrices: readonly object[]) =>
    api.call(
      `mutation ($id: String!, $version: Int!, $input: InvoiceRecipientInput!) {
        it: updateInvoiceRecipient(invoiceRecipientId: $id, version: $version, input: $input) {
          pricedTypeIds
          appointmentTypePrices { price { value } validFrom } ownPrices { price { value } validFrom } } }`,
      { id, version, input: plainRecipient({ appointmentTypePrices: [...appointmentTypePrices] as never }) },
      office.headers,
    );
  const today = dayOf(new Date());
  const next = { appointmentTypeId: type, price: { value: 31.2 }, validFrom: addDays(today, 30) };
  const { data } = await save(1, [{ appointmentTypeId: type, price: { value: 27 } }]);
  expect(data.it.appointmentTypePrices).toEqual([{ price: { value: 27 }, validFrom: today }]);
  const { data: planned } = await save(2, [{ appointmentTypeId: type, price: { value: 27 }, validFrom: today }, next]);
  expect(planned.it.ownPrices).toMatchObject([{ validFrom: today }, { price: { value: 31.2 } }]);
  const { data: ended } = await save(3, []);
  expect(ended.it).toEqual({ appointmentTypePrices: [], ownPrices: [], pricedTypeIds: [type] });
  const rows = await api.asOwner(
    `select valid_from::text as day, price_in_cents::int as price from invoice_recipient_prices
     where tenant_id = $1 order by valid_from`,
    [office.tenantId],
  );
  expect(rows).toEqual([
    { day: '1900-01-01', price: 2500 },
    { day: today, price: null },
  ]);
});
