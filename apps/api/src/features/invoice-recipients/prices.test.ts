import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
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
