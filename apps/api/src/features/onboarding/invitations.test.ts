import { randomUUID } from 'node:crypto';
import { SCOPES } from '@gastspiel/domain/permissions/scopes.ts';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { workerInput } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { invitationCalls, MIRA } from '#app/testing/invitation-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';
import { signToken } from '#app/testing/test-issuer.ts';
import { openSecrets } from '#features/target-users/index.ts';
import { signLink } from '#platform/secrets/signed-link.ts';

const api = await aTestApi();
let tenantId: string;
let care: TestUser;
let condition: string;
beforeEach(async () => {
  await api.asOwner('delete from directory.code_attempts');
  tenantId = await api.aTenant();
  care = await api.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
  const [row] = await api.asOwner<{ id: string }>(
    `insert into onboarding_checkboxes (tenant_id, label, url, position)
     values ($1, 'Datenschutz', 'https://a.example', 0) returning id`,
    [tenantId],
  );
  condition = row?.id ?? '';
});

const { enter, invite, revoke, workerOf, joinWorkers } = invitationCalls(api, () => care);

const aStranger = async (email?: string, isEmailVerified = true) => {
  const subject = `subject-${randomUUID()}`;
  const wish = { subject, scopes: SCOPES, ...(email && { email, isEmailVerified }) };
  return { authorization: `Bearer ${await signToken(inject('issuer'), wish)}` };
};

const linkOf = async (userId: string) => {
  const [row] = await api.asOwner<{ id: string }>('select id from invitations where user_id = $1', [userId]);
  return signLink(api.secrets, 'invitation', tenantId, row?.id ?? '');
};
const aForm = async (changed: object = {}) => {
  const input = await workerInput(api, tenantId);
  return {
    personalInformation: MIRA,
    sectorAttributes: input.sectorAttributes,
    availableForAppointmentTypeIds: input.availableForAppointmentTypeIds,
    acceptedCheckboxIds: [condition],
    ...changed,
  };
};
const complete = async (headers: Record<string, string>, code: string, form?: object) => {
  const { data, errors } = await api.call(
    `mutation ($code: String!, $targetUser: TargetUserOnboardingInput) {
      completeOnboarding(tenantAssociationCode: $code, targetUser: $targetUser) }`,
    { code, targetUser: form ?? (await aForm()) },
    headers,
  );
  return data?.completeOnboarding ?? errors[0]?.extensions['code'];
};
const whoAmI = async (headers: Record<string, string>) =>
  (await api.call('{ userInformation { existingUserInformation { id userState firstName } } }', {}, headers)).data
    .userInformation.existingUserInformation;
const setWorker = (id: string, set: string) =>
  api.asOwner(`update users set ${set} where tenant_id = $1 and id = $2`, [tenantId, id]);
const codeOfAgency = async () =>
  (await api.call('{ targetUserAssociationCode { code } }', {}, care.headers)).data.targetUserAssociationCode.code;

describe('somebody entered by the office', () => {
  test('waits without an account, is invited, and is listed so', async () => {
    const { worker } = await enter();
    expect(worker).toMatchObject({ userState: 'ONBOARDING', invitationState: 'INVITED' });
    expect((await workerOf(worker.id)).user).toEqual({ externalId: null, onboardingCompletedAt: null });
    const listed = async (states: string) =>
      (await api.call(`{ targetUsers(filter: { invitationStates: [${states}] }) { count } }`, {}, care.headers)).data
        .targetUsers.count;
    expect([await listed('INVITED'), await listed('EXPIRED, REVOKED')]).toEqual([1, 0]);
  });

  test('is not entered twice under one address', async () => {
    const same = { ...MIRA, contactEmail: 'MIRA@example.at' };
    const tries = await Promise.all([MIRA, same, MIRA, same, MIRA, same, MIRA, same].map((one) => enter(one)));
    expect(tries.filter(({ error }) => error !== 'target-users.knownAddress')).toHaveLength(1);
  });

  test('is invited again after a rest, and then the older link is worth nothing', async () => {
    const { worker } = await enter();
    const old = await linkOf(worker.id);
    expect(await invite(worker.id)).toBe('target-users.invitationTooSoon');
    await api.asOwner(`update invitations set invited_at = now() - interval '6 minutes'`);
    expect(await invite(worker.id)).toBe(1);
    await api.asOwner(`update invitations set expires_at = expires_at - interval '29 days'`);
    expect(await complete(await aStranger(MIRA.contactEmail), old)).toBe('onboarding.invitationGone');
    expect(await complete(await aStranger(MIRA.contactEmail), await linkOf(worker.id))).toBe(true);
  });

  test('is invited anew at once after a mistake that was revoked, and not while blocked', async () => {
    const { worker } = await enter();
    expect(await revoke(worker.id)).toBeUndefined();
    await setWorker(worker.id, `state = 'BLOCKED'`);
    expect(await invite(worker.id)).toBe('target-users.invitationTooSoon');
    await setWorker(worker.id, `state = 'ONBOARDING'`);
    expect(await invite(worker.id)).toBe(1);
    expect(await complete(await aStranger(MIRA.contactEmail), await linkOf(worker.id))).toBe(true);
  });

  test('belongs to one agency alone', async () => {
    const { worker } = await enter();
    const other = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });
    expect([await invite(worker.id, other), await revoke(worker.id, other)]).toEqual([
      'general.notFound',
      'general.notFound',
    ]);
    expect(await joinWorkers(worker.id, worker.id, other)).toBe('general.notFound');
  });
});

describe('the first sign-in by an invitation', () => {
  test('with the verified address is bound to the record, and the form completes it', async () => {
    const { worker } = await enter();
    const [mira, link] = [await aStranger('Mira@Example.at'), await linkOf(worker.id)];
    expect(await complete(mira, link)).toBe(true);
    expect(await whoAmI(mira)).toMatchObject({ id: worker.id, userState: 'ONBOARDING' });
    const known = await workerOf(worker.id);
    expect(known).toMatchObject({ invitationState: null, sectorAttributes: { birthday: '1998-03-14' } });
    expect(known.user.externalId).not.toBeNull();
    // The answer got lost and they ask again.
    expect(await complete(mira, link)).toBe(true);
    expect(await complete(await aStranger(MIRA.contactEmail), link)).toBe('onboarding.invitationGone');
  });

  test('leaves who is active active, and what only the office changes as it was', async () => {
    const { worker } = await enter();
    await setWorker(worker.id, `state = 'ACTIVE'`);
    await api.asOwner(`update target_users set birthday = '1990-01-01' where user_id = $1`, [worker.id]);
    const mira = await aStranger(MIRA.contactEmail);
    const form = await aForm({ personalInformation: { ...MIRA, firstName: 'Anders', contactEmail: 'neu@example.at' } });
    expect(await complete(mira, await linkOf(worker.id), form)).toBe(true);
    expect(await whoAmI(mira)).toEqual({ id: worker.id, userState: 'ACTIVE', firstName: 'Mira' });
    expect(await workerOf(worker.id)).toMatchObject({
      sectorAttributes: { birthday: '1990-01-01', phoneNumber: '+43 664 1234567' },
      personalInformation: { contactEmail: MIRA.contactEmail, pendingContactEmail: 'neu@example.at' },
    });
  });

  test.each([
    ['another address', 'jemand@example.at', true],
    ['the address, unverified', MIRA.contactEmail, false],
    ['no address', undefined, true],
  ])('with %s waits as somebody new until the office joins the two', async (_name, email, isVerified) => {
    const { worker } = await enter();
    const [stranger, link] = [await aStranger(email, isVerified), await linkOf(worker.id)];
    const iban = 'AT611904300234573201';
    const { headers } = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const staff = `targetUserId: "${worker.id}", version: 1, input: { type: ON_DEMAND, iban: "${iban}" }`;
    expect((await api.call(`mutation { updateStaffMember(${staff}) { id } }`, {}, headers)).errors).toEqual([]);
    const form = await aForm({ socialSecurityNumber: '1237 010180', iban: 'DE89370400440532013000' });
    expect(await complete(stranger, link, form)).toBe(true);
    const waiting = await whoAmI(stranger);
    expect(waiting.id).not.toBe(worker.id);
    const { invitationState, similarTargetUsers } = await workerOf(worker.id);
    expect(invitationState).toBe('TO_CONFIRM');
    expect(similarTargetUsers).toMatchObject([{ id: waiting.id, viewerCanJoin: true }]);
    expect(similarTargetUsers[0].similarities).toContain('INVITED_AS');
    expect(await joinWorkers(worker.id, waiting.id)).toBeUndefined();
    expect(await whoAmI(stranger)).toMatchObject({ id: worker.id });
    expect(await workerOf(worker.id)).toMatchObject({
      invitationState: null,
      sectorAttributes: { birthday: '1998-03-14' },
      similarTargetUsers: [],
    });
    const secrets = await api.database.withTenant(tenantId, (db) =>
      openSecrets(db, api.secrets, { tenantId, userId: worker.id }),
    );
    expect(secrets).toMatchObject({ SOCIAL_SECURITY_NUMBER: '1237010180', IBAN: iban });
  });

  test.each([
    ['revoked', 'revoked_at = now()'],
    ['expired', `expires_at = now()`],
  ])('is refused once it is %s', async (_name, set) => {
    const { worker } = await enter();
    const link = await linkOf(worker.id);
    await api.asOwner(`update invitations set ${set} where user_id = $1`, [worker.id]);
    expect(await complete(await aStranger(MIRA.contactEmail), link)).toBe('onboarding.invitationGone');
    expect(await revoke(worker.id)).toBe('target-users.noInvitation');
  });

  test('succeeds for one of two at once', async () => {
    const { worker } = await enter();
    const link = await linkOf(worker.id);
    const two = await Promise.all([aStranger(MIRA.contactEmail), aStranger(MIRA.contactEmail)]);
    const results = await Promise.all(two.map((one) => complete(one, link)));
    expect(results.toSorted()).toEqual(['onboarding.invitationGone', true]);
    expect(
      await api.asOwner('select 1 from users where tenant_id = $1 and role = $2', [tenantId, 'TARGET_USER']),
    ).toHaveLength(1);
  });

  test('either is in time or finds the invitation revoked', async () => {
    const { worker } = await enter();
    const link = await linkOf(worker.id);
    const mira = await aStranger(MIRA.contactEmail);
    const [used, revoked] = await Promise.all([complete(mira, link), revoke(worker.id)]);
    expect([used, revoked]).toEqual(
      used === true ? [true, 'target-users.noInvitation'] : ['onboarding.invitationGone', undefined],
    );
  });
});

describe('the form of an invitation', () => {
  const open = async (headers: Record<string, string>, invitation: string) => {
    const { data, errors } = await api.call(
      'mutation ($invitation: String!) { openInvitation(invitation: $invitation) { firstName contactEmail form } }',
      { invitation },
      headers,
    );
    return data?.openInvitation ?? errors[0]?.extensions['code'];
  };

  test('begins with what is known for the person alone', async () => {
    const { worker } = await enter();
    await api.asOwner(`update target_users set phone_number = '+436641' where user_id = $1`, [worker.id]);
    const link = await linkOf(worker.id);
    const { form, ...person } = await open(await aStranger(MIRA.contactEmail), link);
    expect(person).toEqual({ firstName: 'Mira', contactEmail: MIRA.contactEmail });
    expect(JSON.parse(form).sectorAttributes).toMatchObject({ phoneNumber: '+436641' });
    expect(await open(await aStranger('fremd@example.at'), link)).toEqual({ ...person, form: null });
  });

  test('is not opened by a link that the server never made, and tries are counted', async () => {
    const { worker } = await enter();
    const forged = `${(await linkOf(worker.id)).slice(0, -4)}AAAA`;
    expect(await open(await aStranger(MIRA.contactEmail), forged)).toBe('onboarding.wrongCode');
    expect(await api.asOwner('select 1 from directory.code_attempts')).toHaveLength(1);
  });
});

describe('whoever comes by the agency’s code', () => {
  test('is the person whom the office has entered under their verified address', async () => {
    const { worker } = await enter();
    const mira = await aStranger(MIRA.contactEmail);
    expect(await complete(mira, await codeOfAgency())).toBe(true);
    expect(await whoAmI(mira)).toMatchObject({ id: worker.id });
    expect((await workerOf(worker.id)).invitationState).toBeNull();
  });

  test('waits as somebody new where the address is not verified', async () => {
    const { worker } = await enter();
    const unverified = await aStranger(MIRA.contactEmail, false);
    expect(await complete(unverified, await codeOfAgency())).toBe(true);
    expect(await whoAmI(unverified)).not.toMatchObject({ id: worker.id });
  });

  test('waits as somebody new where two have the address: the office says who it is', async () => {
    const { worker } = await enter();
    const { worker: sister } = await enter({ ...MIRA, firstName: 'Nora', contactEmail: 'nora@example.at' });
    await setWorker(sister.id, `contact_email = '${MIRA.contactEmail}'`);
    const mira = await aStranger(MIRA.contactEmail);
    expect(await complete(mira, await codeOfAgency())).toBe(true);
    expect([worker.id, sister.id]).not.toContain((await whoAmI(mira)).id);
  });

  test('can not be joined once released, nor with somebody who has an account', async () => {
    const { worker } = await enter();
    const stranger = await aStranger();
    await complete(stranger, await codeOfAgency());
    const waiting = (await whoAmI(stranger)).id;
    await setWorker(waiting, `state = 'ACTIVE'`);
    expect(await joinWorkers(worker.id, waiting)).toBe('target-users.cannotJoin');
    expect(await joinWorkers(waiting, worker.id)).toBe('target-users.cannotJoin');
    expect(await joinWorkers(worker.id, worker.id)).toBe('target-users.cannotJoin');
  });
});

test('somebody without an account is asked, answers by the link in the mail, and is booked', async () => {
  const { worker } = await enter();
  const saved = await api.call(
    'mutation ($id: String!, $input: TargetUserInput!) { updateTargetUser(targetUserId: $id, version: 1, input: $input) { id } }',
    { id: worker.id, input: await workerInput(api, tenantId) },
    care.headers,
  );
  expect(saved.errors).toEqual([]);
  const appointmentId = await anAppointment(api, care);
  const { data, errors } = await api.call(
    `mutation ($appointment: String!, $worker: String!) {
      createOffer(appointmentId: $appointment, targetUserId: $worker) { offerId } }`,
    { appointment: appointmentId, worker: worker.id },
    care.headers,
  );
  expect(errors).toEqual([]);
  const { offerId } = data.createOffer;
  const token = signLink(api.secrets, 'offer-answer', tenantId, offerId);
  await api.call('mutation ($token: String!) { answerOffer(token: $token, answer: ACCEPT) { firstName } }', { token });
  const booked = await api.call(
    'mutation ($id: String!) { bookOffer(offerId: $id) { offerState } }',
    { id: offerId },
    care.headers,
  );
  expect(booked.data.bookOffer).toEqual({ offerState: 'BOOKED' });
});
