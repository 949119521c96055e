import { beforeEach, describe, expect, test } from 'vitest';
import { aWorker, workerInput } from '#app/testing/a-worker.ts';
import { classOf } from '#app/testing/class-of.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let dispatcher: TestUser;
beforeEach(async () => {
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
});

const UPDATE = `mutation ($id: String!, $version: Int!, $input: TargetUserInput!) {
  updateTargetUser(targetUserId: $id, version: $version, input: $input) {
    version userState personalInformation { firstName lastName contactEmail pendingContactEmail }
    sectorAttributes { phoneNumber birthday address { location } }
    internalAttributes { notes rating } availableInPoolIds availableForAppointmentTypeIds
  } }`;
const VIEW = `query ($id: String!) { targetUser(targetUserId: $id) {
  id version userState effectiveRating secretMasks { iban } staffMember { type }
  viewerCanEdit viewerCanEditStaffMember similarTargetUsers { lastName similarities }
  history { count items { action actorName bySystem changes { path before after } } } } }`;
const STATE = `mutation ($id: String!, $state: UserState!) {
  setTargetUserState(targetUserId: $id, userState: $state) { userState version } }`;

const update = (id: string, version: number, input: object, by = dispatcher) =>
  api.call(UPDATE, { id, version, input }, by.headers);
const view = (id: string, by = dispatcher) => api.call(VIEW, { id }, by.headers);

describe('a worker', () => {
  test('is saved whole and read again', async () => {
    const worker = await api.aUser({ tenantId, role: 'TARGET_USER' });
    const input = await workerInput(api, tenantId);
    const { data, errors } = await update(worker.id, 1, input);
    expect(errors).toEqual([]);
    expect(data.updateTargetUser).toEqual({
      version: 2,
      userState: 'ACTIVE',
      personalInformation: {
        firstName: 'Anna',
        lastName: 'Pichler',
        contactEmail: 'anna@example.at',
        pendingContactEmail: null,
      },
      sectorAttributes: { phoneNumber: '+43 664 1234567', birthday: '1998-03-14', address: { location: 'Wien' } },
      internalAttributes: { notes: 'Spricht Italienisch.', rating: 4 },
      availableInPoolIds: input.availableInPoolIds,
      availableForAppointmentTypeIds: input.availableForAppointmentTypeIds,
    });
  });

  test('has a history that says who changed what', async () => {
    const worker = await aWorker(api, dispatcher);
    const input = await workerInput(api, tenantId);
    await update(worker.id, 2, { ...input, internalAttributes: { ...input.internalAttributes, rating: 5 } });
    const { history } = (await view(worker.id)).data.targetUser;
    expect(history.items[0]).toEqual({
      action: 'target-users.write',
      actorName: 'Anna Pichler',
      bySystem: false,
      changes: [{ path: 'internalAttributes.rating', before: '4', after: '5' }],
    });
    expect(history.count).toBe(2);
  });

  test('tells a new address in its history once, and not as if it were confirmed', async () => {
    const worker = await aWorker(api, dispatcher);
    const input = await workerInput(api, tenantId);
    const personalInformation = { ...input.personalInformation, contactEmail: 'neu@example.at' };
    await update(worker.id, 2, { ...input, personalInformation });
    const internalAttributes = { ...input.internalAttributes, notes: 'Nur die Notiz.' };
    await update(worker.id, 3, { ...input, personalInformation, internalAttributes });
    const { items } = (await view(worker.id)).data.targetUser.history;
    expect(items.slice(0, 2).map(({ changes }: { changes: object[] }) => changes)).toEqual([
      [{ path: 'internalAttributes.notes', before: 'Spricht Italienisch.', after: 'Nur die Notiz.' }],
      [{ path: 'pendingContactEmail', before: null, after: 'neu@example.at' }],
    ]);
  });

  test.each([
    ['no pool', { availableInPoolIds: [] }, 'input.availableInPoolIds'],
    ['no type', { availableForAppointmentTypeIds: [] }, 'input.availableForAppointmentTypeIds'],
  ])('with %s is told so at the field', async (_what, changes, field) => {
    const worker = await aWorker(api, dispatcher);
    const { errors } = await update(worker.id, 2, { ...(await workerInput(api, tenantId)), ...changes });
    expect(Object.keys(errors[0]?.extensions['fields'] as object)).toEqual([field]);
  });

  test('can not be born tomorrow', async () => {
    const worker = await aWorker(api, dispatcher);
    const input = await workerInput(api, tenantId);
    const sectorAttributes = { ...input.sectorAttributes, birthday: '2999-01-01' };
    const { errors } = await update(worker.id, 2, { ...input, sectorAttributes });
    expect(errors[0]?.extensions['fields']).toEqual({
      'input.sectorAttributes.birthday': 'Das Geburtsdatum liegt in der Zukunft.',
    });
  });

  test('can not be put into a pool of another tenant', async () => {
    const worker = await aWorker(api, dispatcher);
    const input = await workerInput(api, tenantId);
    const { availableInPoolIds } = await workerInput(api, await api.aTenant());
    const { errors } = await update(worker.id, 2, { ...input, availableInPoolIds });
    expect(errors[0]?.message).toContain('gibt es nicht mehr');
  });

  test('of another tenant does not exist', async () => {
    const foreign = await api.aUser({ tenantId: await api.aTenant(), role: 'TARGET_USER' });
    for (const id of [foreign.id, 'no id', dispatcher.id]) expect(classOf(await view(id))).toBe('NOT_FOUND');
    expect(classOf(await update(foreign.id, 1, await workerInput(api, tenantId)))).toBe('NOT_FOUND');
  });

  test('saved by two at once is saved once, and the other is told', async () => {
    const worker = await aWorker(api, dispatcher);
    const input = await workerInput(api, tenantId);
    const answers = await Promise.all(Array.from({ length: 8 }, () => update(worker.id, 2, input)));
    const refused = answers.filter(({ errors }) => errors.length > 0);
    expect(refused).toHaveLength(7);
    for (const { errors } of refused) expect(errors[0]?.message).toBe('Die Daten wurden inzwischen geändert');
  });

  test('is shown beside others who may be the same person', async () => {
    await aWorker(api, dispatcher, { firstName: 'Jörg', lastName: 'Müller' });
    const twin = await aWorker(api, dispatcher, { firstName: 'Joerg', lastName: 'Mueller' });
    expect((await view(twin.id)).data.targetUser.similarTargetUsers).toEqual([
      { lastName: 'Müller', similarities: ['NAME', 'EMAIL', 'PHONE', 'BIRTHDAY'] },
    ]);
  });

  test('is deleted with their access, and comes back as a stranger', async () => {
    const worker = await aWorker(api, dispatcher);
    await api.asOwner('update target_users set released_at = now() where user_id = $1', [worker.id]);
    const remove = 'mutation ($id: String!) { deleteTargetUser(targetUserId: $id) }';
    expect((await api.call(remove, { id: worker.id }, dispatcher.headers)).data.deleteTargetUser).toBe(true);
    const { data } = await api.call('{ userInformation { exists } }', {}, worker.headers);
    expect(data.userInformation.exists).toBe(false);
    expect(classOf(await api.call(remove, { id: worker.id }, dispatcher.headers))).toBe('NOT_FOUND');
  });

  test('keeps a pool from being deleted', async () => {
    await aWorker(api, dispatcher);
    await expect(api.asOwner('delete from target_user_pools where tenant_id = $1', [tenantId])).rejects.toThrow(
      /foreign key/,
    );
  });
});

describe('a state', () => {
  const set = (id: string, state: string, by = dispatcher) => api.call(STATE, { id, state }, by.headers);

  test('release pressed twice at once is done once', async () => {
    const worker = await aWorker(api, dispatcher, { userState: 'ONBOARDING' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => set(worker.id, 'ACTIVE')));
    expect(answers.filter(({ data }) => data?.setTargetUserState.userState === 'ACTIVE').length).toBeGreaterThan(0);
    const records = await api.asOwner(
      `select 1 from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.entity_id = $1 and p.after = '{"userState": "ACTIVE"}'`,
      [worker.id],
    );
    expect(records).toHaveLength(1);
    expect((await set(worker.id, 'ACTIVE')).errors).toEqual([]);
  });

  test('released is told so by mail, and each change of state goes to whoever issues tokens', async () => {
    const worker = await aWorker(api, dispatcher, { userState: 'ONBOARDING' });
    const mails = tenantJobs(api, () => tenantId, 'target-users.released');
    const access = tenantJobs(api, () => tenantId, 'users.sync-access');
    for (const state of ['ACTIVE', 'BLOCKED'] as const) {
      await access.drop();
      await set(worker.id, state);
      expect(
        [await mails.waiting(), await access.waiting()].map(({ length }) => length),
        state,
      ).toEqual([1, 1]);
    }
  });

  test('can not become active while a pool and a type are missing', async () => {
    const worker = await api.aUser({ tenantId, role: 'TARGET_USER', state: 'ONBOARDING' });
    await api.asOwner(`update tenant_settings set required_for_release = '{}' where tenant_id = $1`, [tenantId]);
    const { errors } = await set(worker.id, 'ACTIVE');
    expect(errors[0]?.message).toBe('Für die Freigabe fehlt noch: Einsatzart, Personalpool.');
    expect(Object.keys(errors[0]?.extensions['fields'] as object)).toEqual([
      'availableForAppointmentTypeIds',
      'availableInPoolIds',
    ]);
  });

  test('never goes back to onboarding', async () => {
    const worker = await aWorker(api, dispatcher);
    expect((await set(worker.id, 'ONBOARDING')).errors[0]?.message).toContain('nicht auf „Wartet auf Freigabe“');
  });

  test('blocked takes every product call away at once', async () => {
    const worker = await aWorker(api, dispatcher);
    await set(worker.id, 'BLOCKED');
    expect(classOf(await api.call('{ ownProfile { id } }', {}, worker.headers))).toBe('FORBIDDEN');
    await set(worker.id, 'ACTIVE');
    expect((await api.call('{ ownProfile { id } }', {}, worker.headers)).errors).toEqual([]);
  });
});
