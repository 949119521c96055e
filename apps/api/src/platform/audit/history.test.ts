import { beforeAll, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { classOf } from '#app/testing/class-of.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { plainRecipient } from '#features/invoice-recipients/index.ts';

const HISTORY = 'history { count items { actorName bySystem changes { path before after } } }';
const RECIPIENT = `query ($id: String!) { invoiceRecipient(invoiceRecipientId: $id) { ${HISTORY} } }`;
const TENANT = `query ($id: String!) { tenant(id: $id) { version ${HISTORY} } }`;

const api = await aTestApi();
const tenantId = await api.aTenant();
const admin = await api.aUser({ tenantId: await api.aTenant({ name: 'Plattform' }), role: 'SYSTEM_ADMIN' });
beforeAll(async () => {
  await api.asOwner(`update users set first_name = 'Georg', last_name = 'Mayrhofer' where id = $1`, [admin.id]);
});

test('history names a system administrator of another agency, and the transaction stays in its own', async () => {
  const headers = { ...admin.headers, 'x-tenant-id': tenantId };
  const appointment = await anAppointment(api, { ...admin, tenantId, headers });
  const care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
  const { data, errors } = await api.call(
    `query ($id: String!) { appointment(appointmentId: $id) { history { items { actorName bySystem } } description } }`,
    { id: appointment },
    care.headers,
  );
  expect(errors).toEqual([]);
  expect(data.appointment.history.items).toEqual([{ actorName: 'Georg Mayrhofer', bySystem: false }]);
  const nobody = await api.aUser({ tenantId: admin.tenantId, role: 'TENANT_USER_DISPATCHER' });
  const [row] = await api.asOwner('select directory.system_admin_name($1, $2) as name', [admin.tenantId, nobody.id]);
  expect(row).toEqual({ name: null });
});

test('a recipient has a history, for whoever may read the recipient', async () => {
  const id = await aRecipient(api, tenantId);
  const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
  const update = `mutation ($id: String!, $input: InvoiceRecipientInput!) {
    updateInvoiceRecipient(invoiceRecipientId: $id, version: 1, input: $input) { id } }`;
  const input = { ...plainRecipient({ customerNumber: '1001' }), notes: 'Zahlt spät.' };
  expect((await api.call(update, { id, input }, accounting.headers)).errors).toEqual([]);
  const { data } = await api.call(RECIPIENT, { id }, accounting.headers);
  expect(data.invoiceRecipient.history).toEqual({
    count: 1,
    items: [
      {
        actorName: expect.any(String),
        bySystem: false,
        changes: [{ path: 'notes', before: null, after: 'Zahlt spät.' }],
      },
    ],
  });
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  expect(classOf(await api.call(RECIPIENT, { id }, dispatcher.headers))).toBe('FORBIDDEN');
});

test('a tenant has a history of what changed, for system administration', async () => {
  const whole = (
    await api.call(
      `query ($id: String!) { tenant(id: $id) { version name contactEmail contactPhone hasInvoicingModule
      targetUserAssociationCode tenantUserAssociationCode targetUserPools { id description } appointmentTypes { id description }
      outfits { id title description } targetUserOnboardingCheckboxes { id label url }
      tenantTheme { primaryColorPalette { main light dark } secondaryColorPalette { main light dark } } } }`,
      { id: tenantId },
      admin.headers,
    )
  ).data.tenant;
  const { version, tenantTheme, targetUserPools: pools, ...input } = whole;
  const targetUserPools = pools.map((pool: object, index: number) => ({ ...pool, isDefault: index === 0 }));
  const { errors } = await api.call(
    `mutation ($id: String!, $version: Int!, $input: TenantInput!) { updateTenant(id: $id, version: $version, input: $input) { id } }`,
    { id: tenantId, version, input: { ...input, ...tenantTheme, targetUserPools, contactPhone: '+43 1 5550100' } },
    admin.headers,
  );
  expect(errors).toEqual([]);
  const { data } = await api.call(TENANT, { id: tenantId }, admin.headers);
  expect(data.tenant.history.items[0]).toEqual({
    actorName: 'Georg Mayrhofer',
    bySystem: false,
    changes: [{ path: 'contactPhone', before: whole.contactPhone, after: '+43 1 5550100' }],
  });
});
