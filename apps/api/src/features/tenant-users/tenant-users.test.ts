import { beforeEach, describe, expect, test } from 'vitest';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let tenantId: string;
let admin: TestUser;
beforeEach(async () => {
  await api.asOwner(`delete from users where role = 'SYSTEM_ADMIN'`);
  tenantId = await api.aTenant();
  admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
});

const UPDATE = `mutation ($tenantId: String!, $id: String!, $version: Int!, $input: TenantUserInput!) {
  updateTenantUser(tenantId: $tenantId, tenantUserId: $id, version: $version, input: $input) {
    version role userState firstName history { items { changes { path before after } } } } }`;
const DELETE =
  'mutation ($tenantId: String!, $id: String!) { deleteTenantUser(tenantId: $tenantId, tenantUserId: $id) }';
const INPUT = {
  firstName: 'Anna',
  lastName: 'Pichler',
  contactEmail: 'anna@example.at',
  role: 'TENANT_USER_ACCOUNTING',
  userState: 'ACTIVE',
};
const update = (user: TestUser, input: object = {}, by = admin, version = 1) =>
  api.call(UPDATE, { tenantId: user.tenantId, id: user.id, version, input: { ...INPUT, ...input } }, by.headers);
const remove = (user: TestUser, by = admin) => api.call(DELETE, { tenantId: user.tenantId, id: user.id }, by.headers);
const ADMIN = { role: 'SYSTEM_ADMIN' };

test('somebody who waits is released with their role in one step, also in another tenant', async () => {
  const elsewhere = await api.aTenant();
  const waiting = await api.aUser({ tenantId: elsewhere, role: 'TENANT_USER_DISPATCHER', state: 'ONBOARDING' });
  const { data, errors } = await update(waiting);
  expect(errors).toEqual([]);
  expect(data.updateTenantUser).toMatchObject({ version: 2, role: 'TENANT_USER_ACCOUNTING', userState: 'ACTIVE' });
  expect(data.updateTenantUser.history.items[0].changes).toEqual([
    { path: 'role', before: 'TENANT_USER_DISPATCHER', after: 'TENANT_USER_ACCOUNTING' },
    { path: 'userState', before: 'ONBOARDING', after: 'ACTIVE' },
  ]);
});

test('the list shows the office alone, who waits first, and finds by name and state', async () => {
  await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER', state: 'ONBOARDING' });
  await api.aUser({ tenantId, role: 'TARGET_USER' });
  const list = async (filter: object) =>
    (
      await api.call(
        `query ($tenantId: String!, $filter: TenantUserFilter) {
          tenantUsers(tenantId: $tenantId, filter: $filter) { count items { role userState isViewer } } }`,
        { tenantId, filter },
        admin.headers,
      )
    ).data.tenantUsers;
  expect(await list({})).toEqual({
    count: 2,
    items: [
      { role: 'TENANT_USER_DISPATCHER', userState: 'ONBOARDING', isViewer: false },
      { role: 'SYSTEM_ADMIN', userState: 'ACTIVE', isViewer: true },
    ],
  });
  expect((await list({ userStates: ['BLOCKED'] })).count).toBe(0);
  expect((await list({ name: 'pich' })).count).toBe(2);
});

test('a file holds the office of the named tenant', async () => {
  const elsewhere = await api.aTenant();
  await api.aUser({ tenantId: elsewhere, role: 'TENANT_USER_DISPATCHER' });
  const { data } = await api.call(
    'mutation ($id: String!) { createDownload(input: { tenantUsersCsv: { tenantId: $id } }) { url } }',
    { id: elsewhere },
    admin.headers,
  );
  const { body } = await api.app.inject({ method: 'GET', url: data.createDownload.url });
  expect(body).toBe('\ufeffNachname;Vorname;E-Mail;Rolle;Status\r\nPichler;Anna;anna@example.at;Disposition;Aktiv\r\n');
});

describe('nobody locks out', () => {
  test.each([{ role: 'TENANT_USER_DISPATCHER' }, { ...ADMIN, userState: 'BLOCKED' }])(
    'themselves by %j',
    async (input) => {
      await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
      expect((await update(admin, input)).errors[0]?.message).toContain('eigene Rolle');
    },
  );

  test('themselves by deleting', async () => {
    expect((await remove(admin)).errors[0]?.message).toContain('das eigene Konto nicht löschen');
  });

  test('but may change their own name', async () => {
    expect((await update(admin, { ...ADMIN, firstName: 'Neu' })).data.updateTenantUser.firstName).toBe('Neu');
  });

  test('everybody: of two who demote each other at once, one stays', async () => {
    const other = await api.aUser({ tenantId: await api.aTenant(), role: 'SYSTEM_ADMIN' });
    const answers = await Promise.all([update(other, {}, admin), update(admin, {}, other)]);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const left = await api.asOwner(`select 1 from users where role = 'SYSTEM_ADMIN' and state = 'ACTIVE'`);
    expect(left).toHaveLength(1);
  });

  test('everybody: of two who delete each other at once, one stays', async () => {
    const other = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
    await Promise.all([remove(other, admin), remove(admin, other)]);
    expect(await api.asOwner(`select 1 from users where role = 'SYSTEM_ADMIN'`)).toHaveLength(1);
  });
});

test('saving what somebody else changed is refused', async () => {
  const user = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  expect((await update(user, {}, admin, 7)).errors[0]?.message).toBe('Die Daten wurden inzwischen geändert');
});

test('nobody goes back to onboarding, and a worker is nobody of the office', async () => {
  const user = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  expect((await update(user, { userState: 'ONBOARDING' })).errors[0]?.message).toContain(
    'nicht auf „Wartet auf Freigabe“',
  );
  const worker = await api.aUser({ tenantId, role: 'TARGET_USER' });
  for (const answer of [await update(worker), await remove(worker)]) {
    expect(answer.errors[0]?.extensions['classification']).toBe('NOT_FOUND');
  }
});

test('whoever is deleted is a stranger at once', async () => {
  const user = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  expect((await remove(user)).data.deleteTenantUser).toBe(true);
  expect((await api.call('{ userInformation { exists } }', {}, user.headers)).data.userInformation.exists).toBe(false);
  expect(await api.asOwner('select from directory.identities where user_id = $1', [user.id])).toEqual([]);
});

test('a change that is sent again with its key is answered as the first time', async () => {
  const waiting = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER', state: 'ONBOARDING' });
  const again = () =>
    api.call(
      `mutation ($tenantId: String!, $id: String!, $input: TenantUserInput!) {
        updateTenantUser(tenantId: $tenantId, tenantUserId: $id, version: 1, input: $input) { onboardingCompletedAt } }`,
      { tenantId, id: waiting.id, input: INPUT },
      { ...admin.headers, 'idempotency-key': 'release' },
    );
  const [first, second] = [await again(), await again()];
  expect(second.errors).toEqual([]);
  expect(second.data).toEqual(first.data);
});

describe('the administration of an agency', () => {
  let boss: TestUser;
  beforeEach(async () => {
    boss = await api.aUser({ tenantId, role: 'TENANT_USER_ADMIN' });
  });
  const classOf = ({ errors }: Awaited<ReturnType<typeof update>>) => errors[0]?.extensions['classification'];
  const administrators = () =>
    api.asOwner(`select 1 from users where tenant_id = $1 and role = 'TENANT_USER_ADMIN' and state = 'ACTIVE'`, [
      tenantId,
    ]);

  test('releases who waits and gives the role, also its own', async () => {
    const waiting = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER', state: 'ONBOARDING' });
    const { data } = await update(waiting, { role: 'TENANT_USER_ADMIN' }, boss);
    expect(data.updateTenantUser).toMatchObject({ role: 'TENANT_USER_ADMIN', userState: 'ACTIVE' });
  });

  test('has no system administrators in its office: none is listed, found, changed or deleted', async () => {
    const { data } = await api.call(
      `query ($id: String!) { tenantUsers(tenantId: $id) { count items { id } } }`,
      { id: tenantId },
      boss.headers,
    );
    expect(data.tenantUsers).toEqual({ count: 1, items: [{ id: boss.id }] });
    for (const answer of [await update(admin, {}, boss), await remove(admin, boss)]) {
      expect(classOf(answer)).toBe('NOT_FOUND');
    }
    const file = await api.call(
      'mutation ($id: String!) { createDownload(input: { tenantUsersCsv: { tenantId: $id } }) { url } }',
      { id: tenantId },
      boss.headers,
    );
    const { body } = await api.app.inject({ method: 'GET', url: file.data.createDownload.url });
    expect(body).not.toContain('Systemadministration');
  });

  test('makes nobody a system administrator', async () => {
    const user = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
    expect((await update(user, ADMIN, boss)).errors[0]?.message).toBe(
      'Die Rolle „Systemadministration“ vergibt nur der Betreiber.',
    );
  });

  test('reaches nobody of another agency, whichever it names', async () => {
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
    expect(classOf(await update(stranger, {}, boss))).toBe('FORBIDDEN');
    expect(classOf(await update({ ...stranger, tenantId }, {}, boss))).toBe('NOT_FOUND');
  });

  test('changes no access of its own', async () => {
    expect((await update(boss, {}, boss)).errors[0]?.message).toContain('eigene Rolle');
    expect((await remove(boss, boss)).errors[0]?.message).toContain('das eigene Konto nicht löschen');
  });

  test.each([
    ['demote', (one: TestUser, by: TestUser) => update(one, {}, by)],
    ['delete', (one: TestUser, by: TestUser) => remove(one, by)],
  ])('stays: of two who %s each other at once, one is left', async (_what, take) => {
    const other = await api.aUser({ tenantId, role: 'TENANT_USER_ADMIN' });
    await Promise.all([take(other, boss), take(boss, other)]);
    expect(await administrators()).toHaveLength(1);
  });

  test('may be taken away whole by the operator, whose the agency then is', async () => {
    expect((await remove(boss)).data.deleteTenantUser).toBe(true);
    expect(await administrators()).toEqual([]);
  });
});
