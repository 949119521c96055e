import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '#app/testing/test-api.ts';
import { insertInvoiceRecipient, plainRecipient } from '#features/invoice-recipients/index.ts';
import { plainTenant } from '#features/tenants/index.ts';

const TENANT = 'id version appointmentTypes { id description }';
const CREATE = `mutation ($input: NewTenantInput!) { createTenant(input: $input) { ${TENANT} } }`;
const UPDATE = `mutation ($id: String!, $version: Int!, $input: TenantInput!) {
  updateTenant(id: $id, version: $version, input: $input) { ${TENANT} } }`;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

test('an appointment type that has a price can not be deleted from the tenant’s settings', async () => {
  const admin = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });
  const settings = { ...plainTenant('Donau Event'), appointmentTypes: [{ description: 'Service' }] };
  const created = await api.call(CREATE, { input: settings }, admin.headers);
  const { id, version, appointmentTypes } = created.data.createTenant;
  const prices = [{ appointmentTypeId: appointmentTypes[0].id, price: { value: 25 } }];
  const recipient = InvoiceRecipientInput.parse(plainRecipient({ appointmentTypePrices: prices }));
  await api.database.withTenant(id, (db) => insertInvoiceRecipient(db, id, recipient));

  const save = (types: readonly object[]) =>
    api.call(UPDATE, { id, version, input: { ...settings, appointmentTypes: types } }, admin.headers);
  const { errors } = await save([{ description: 'Neu' }]);
  expect(errors[0]).toMatchObject({
    message: 'Ein gelöschter Personalpool oder eine gelöschte Einsatzart wird noch verwendet.',
    extensions: { classification: 'DATA_INTEGRITY_VIOLATION' },
  });
  expect((await save([...appointmentTypes, { description: 'Neu' }])).errors).toEqual([]);
});
