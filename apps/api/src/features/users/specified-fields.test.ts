import { expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();

const USER =
  '{ id externalId userState onboardingCompleted onboardingCompletedAt personalInformation { lastName contactEmail } }';

test('a person of the office is a user with a role, known by the identity provider’s name', async () => {
  const admin = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });
  const waiting = await api.aUser({ tenantId: admin.tenantId, role: 'TENANT_USER_DISPATCHER', state: 'ONBOARDING' });
  const { data, errors } = await api.call(
    `query ($tenantId: String!, $id: String!) { tenantUser(tenantId: $tenantId, tenantUserId: $id) {
      firstName lastName contactEmail personalInformation { firstName lastName contactEmail } user ${USER} } }`,
    { tenantId: admin.tenantId, id: waiting.id },
    admin.headers,
  );
  expect(errors).toEqual([]);
  const { personalInformation, user, ...flat } = data.tenantUser;
  expect(personalInformation).toEqual(flat);
  expect(user).toMatchObject({
    ...{ id: waiting.id, externalId: waiting.subject, userState: 'ONBOARDING' },
    personalInformation: { lastName: flat.lastName, contactEmail: flat.contactEmail },
  });
  expect(user.onboardingCompleted).toBe(user.onboardingCompletedAt !== null);
});

test('a worker is a user too, under the names of the specification', async () => {
  const dispatcher = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  const worker = await api.aUser({ tenantId: dispatcher.tenantId, role: 'TARGET_USER' });
  const { data, errors } = await api.call(
    `query ($id: String!) { targetUser(targetUserId: $id) { poolIds availableInPoolIds effectiveRating
      internalAttributes { notes internalNotes averageRating } user ${USER} } }`,
    { id: worker.id },
    dispatcher.headers,
  );
  expect(errors).toEqual([]);
  const { user, poolIds, availableInPoolIds, internalAttributes, effectiveRating } = data.targetUser;
  expect(user).toMatchObject({ id: worker.id, externalId: worker.subject, onboardingCompleted: true });
  expect(poolIds).toEqual(availableInPoolIds);
  expect(internalAttributes).toEqual({
    notes: internalAttributes.internalNotes,
    internalNotes: internalAttributes.notes,
    averageRating: effectiveRating,
  });
});

test('a tenant has a link for each of its codes, and says whether it has an accounting interface', async () => {
  const admin = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });
  const { data, errors } = await api.call(
    `query ($id: String!) { tenant(id: $id) { hasAccountingInterface accountingInterfaceConfiguration { code }
      targetUserAssociationCode targetUserInviteLink tenantUserAssociationCode tenantUserInviteLink } }`,
    { id: admin.tenantId },
    admin.headers,
  );
  expect(errors).toEqual([]);
  const { tenant } = data;
  expect(tenant.hasAccountingInterface).toBe(tenant.accountingInterfaceConfiguration !== null);
  expect(tenant.targetUserInviteLink).toMatch(
    new RegExp(`^https?://.*/onboarding/${tenant.targetUserAssociationCode}$`),
  );
  expect(tenant.tenantUserInviteLink).toMatch(new RegExp(`/onboarding/${tenant.tenantUserAssociationCode}$`));
});
