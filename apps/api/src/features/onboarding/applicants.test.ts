import { randomUUID } from 'node:crypto';
import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';
import { workerInput } from '#app/testing/a-worker.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import type { TestUser } from '#app/testing/test-api.ts';
import { signToken } from '#app/testing/test-issuer.ts';

const mailing = await startMailing();
const { api } = mailing;
let tenantId: string;
let dispatcher: TestUser;
let boss: TestUser;
afterAll(() => mailing.stop());
beforeEach(async () => {
  await mailing.inbox.behave({ mode: 'accept' });
  tenantId = await api.aTenant();
  dispatcher = await mailing.reachable(await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' }));
  boss = await mailing.reachable(await api.aUser({ tenantId, role: 'TENANT_USER_ADMIN' }));
});
const {
  done: sent,
  waiting,
  hurry,
  failedOnce,
} = tenantJobs({ asOwner: (...args) => api.asOwner(...args) }, () => tenantId, 'notifications.applicants');

async function apply(flow: 'TARGET_USER' | 'TENANT_USER', firstName: string) {
  const [row] = await api.asOwner<{ code: string }>(
    'select code from directory.association_codes where tenant_id = $1 and flow = $2',
    [tenantId, flow],
  );
  const token = await signToken(inject('issuer'), { subject: `subject-${randomUUID()}`, scopes: SCOPES });
  const { personalInformation, sectorAttributes, availableForAppointmentTypeIds } = await workerInput(api, tenantId);
  const person = { personalInformation: { ...personalInformation, firstName } };
  const forms = {
    TARGET_USER: {
      targetUser: { ...person, sectorAttributes, availableForAppointmentTypeIds, acceptedCheckboxIds: [] },
    },
    TENANT_USER: { tenantUser: { ...person, acceptedCheckboxIds: [] } },
  };
  return api.call(
    `mutation ($code: String!, $targetUser: TargetUserOnboardingInput, $tenantUser: TenantUserOnboardingInput) {
      completeOnboarding(tenantAssociationCode: $code, targetUser: $targetUser, tenantUser: $tenantUser) }`,
    { code: row?.code, ...forms[flow] },
    { authorization: `Bearer ${token}` },
  );
}

test('workers who apply are told to those who plan, several in one mail, by their names alone', async () => {
  for (const name of ['Mira', 'Sarah', 'Clara']) expect((await apply('TARGET_USER', name)).errors).toEqual([]);
  // One, unless a quarter of an hour has just ended.
  const batches = new Set((await waiting()).map(({ payload }) => JSON.stringify(payload)));
  await sent();
  const mails = await mailing.received(dispatcher);
  expect(mails).toHaveLength(batches.size);
  const [mail] = mails;
  expect(mail?.subject).toBe('3 Personen warten auf Freigabe');
  expect(mail?.text).toContain('Clara Pichler, Sarah Pichler, Mira Pichler');
  expect(mail?.text).toContain('https://app.test/target_users');
  expect(mail?.text).not.toContain('Neubaugasse');
  expect(mail?.text).not.toContain('anna@example.at');
  expect(await mailing.received(boss)).toEqual([]);
});

test('people of the office who apply are told to the administration alone', async () => {
  expect((await apply('TENANT_USER', 'Paula')).errors).toEqual([]);
  await sent();
  expect(await mailing.received(dispatcher)).toEqual([]);
  const [mail] = await mailing.received(boss);
  expect(mail?.subject).toBe('Büro: 1 Person wartet auf Freigabe');
  expect(mail?.text).toContain('https://app.test/agency/team');
});

test.each(['TENANT_USER', 'TARGET_USER'] as const)(
  'where nobody of the agency may release a %s, the operator is told',
  async (flow) => {
    const operator = await mailing.reachable(await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' }));
    await api.asOwner(`update users set state = 'BLOCKED' where tenant_id = $1`, [tenantId]);
    expect((await apply(flow, 'Paula')).errors).toEqual([]);
    await sent();
    const [mail] = await mailing.received(operator);
    expect(mail?.text).toContain('darf das derzeit niemand freigeben');
    expect(mail?.text).toContain('Paula Pichler');
    expect(mail?.text).toContain(`https://app.test/tenant/${tenantId}`);
    expect(await mailing.received(boss)).toEqual([]);
  },
);

test('the operator is told of nobody whom the agency releases by itself', async () => {
  const operator = await mailing.reachable(await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' }));
  expect((await apply('TENANT_USER', 'Paula')).errors).toEqual([]);
  await sent();
  expect(await mailing.received(operator)).toEqual([]);
  expect(await mailing.received(boss)).toHaveLength(1);
});

test('nobody is told of somebody who was released meanwhile', async () => {
  expect((await apply('TARGET_USER', 'Mira')).errors).toEqual([]);
  await api.asOwner(`update users set state = 'ACTIVE' where tenant_id = $1 and first_name = 'Mira'`, [tenantId]);
  await sent();
  expect(await mailing.received(dispatcher)).toEqual([]);
});

test('an applicant is taken whatever the mail server says; the mail follows when it is back', async () => {
  await mailing.inbox.behave({ mode: 'refuse', code: 451 });
  expect((await apply('TARGET_USER', 'Mira')).data.completeOnboarding).toBe(true);
  await hurry();
  await failedOnce();
  expect(await mailing.received(dispatcher)).toEqual([]);
  await mailing.inbox.behave({ mode: 'accept' });
  await sent();
  expect(await mailing.received(dispatcher)).toHaveLength(1);
});
