import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { aWorker, workerInput } from '#app/testing/a-worker.ts';
import { invitationCalls } from '#app/testing/invitation-calls.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import type { TestUser } from '#app/testing/test-api.ts';
import { openSecrets } from '#features/target-users/index.ts';

const mailing = await startMailing();
const { api } = mailing;
let tenantId: string;
let dispatcher: TestUser;
afterAll(() => mailing.stop());
beforeEach(async () => {
  await mailing.inbox.behave({ mode: 'accept' });
  tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
});
const asOwner: typeof api.asOwner = (...args) => api.asOwner(...args);
const { enter } = invitationCalls(api, () => dispatcher);
const asked = tenantJobs({ asOwner }, () => tenantId, 'target-users.missing-facts');
const invited = tenantJobs({ asOwner }, () => tenantId, 'target-users.invitation');
const told = tenantJobs({ asOwner }, () => tenantId, 'target-users.released');

/** Somebody who waits, with everything that is required but this. */
async function waiting(firstName: string, without: readonly string[] = []): Promise<TestUser> {
  const worker = await mailing.reachable(await aWorker(api, dispatcher, { firstName, userState: 'ONBOARDING' }));
  for (const column of without) {
    await asOwner(`update target_users set ${column} = default where user_id = $1`, [worker.id]);
  }
  return worker;
}

async function call(document: string, variables: Record<string, unknown>, as = dispatcher) {
  const { data, errors } = await api.call(document, variables, as.headers);
  const [error] = errors;
  const { code, fields } = { ...(error?.extensions as { code?: string; fields?: Record<string, string> }) };
  return { it: data?.it, code, fields, message: error?.message };
}
const release = (workers: readonly { readonly id: string }[], as = dispatcher) =>
  call(
    `mutation ($ids: [String!]!) { it: releaseTargetUsers(targetUserIds: $ids) {
      released left { firstName missingForRelease } } }`,
    { ids: workers.map(({ id }) => id) },
    as,
  );
const ask = (workers: readonly { readonly id: string }[], isAgain = false) =>
  call(
    `mutation ($ids: [String!]!, $isAgain: Boolean!) { it: askForMissing(targetUserIds: $ids, isAgain: $isAgain) {
      asked askedBeforeIds } }`,
    { ids: workers.map(({ id }) => id), isAgain },
  );
const setState = (worker: TestUser, userState: string) =>
  call(
    `mutation ($id: String!, $userState: UserState!) {
      it: setTargetUserState(targetUserId: $id, userState: $userState) { userState } }`,
    { id: worker.id, userState },
  );
const view = async (worker: { readonly id: string }) =>
  (
    await call(
      `query ($id: String!) { it: targetUser(targetUserId: $id) {
        version userState missingForRelease askedForMissingAt releasedAt
        history { items { changes { path after } } } } }`,
      { id: worker.id },
    )
  ).it;
const stateOf = async (workers: readonly { readonly id: string }[]) => {
  const rows = await asOwner<{ id: string; state: string }>('select id, state from users where id = any($1)', [
    workers.map(({ id }) => id),
  ]);
  return workers.map(({ id }) => rows.find((row) => row.id === id)?.state);
};
const require = (facts: readonly string[]) =>
  asOwner('update tenant_settings set required_for_release = $2 where tenant_id = $1', [tenantId, facts]);
const hoursLater = (hours: number) =>
  asOwner(
    `update target_users set asked_for_missing_at = asked_for_missing_at - make_interval(hours => $2) where tenant_id = $1`,
    [tenantId, hours],
  );

describe('a release of many', () => {
  test('releases who is complete, and names who is not with what they lack', async () => {
    const [mira, sarah] = [await waiting('Mira'), await waiting('Sarah')];
    const clara = await waiting('Clara', ['birthday', 'location']);
    expect((await release([mira, clara, sarah])).it).toEqual({
      released: 2,
      left: [{ firstName: 'Clara', missingForRelease: ['BIRTHDAY', 'ADDRESS'] }],
    });
    expect(await stateOf([mira, clara, sarah])).toEqual(['ACTIVE', 'ONBOARDING', 'ACTIVE']);
    expect(await view(mira)).toMatchObject({ releasedAt: expect.any(String), missingForRelease: [] });
    await told.done();
    for (const worker of [mira, sarah]) {
      expect((await mailing.received(worker)).map(({ subject }) => subject)).toEqual(['Du bist freigegeben']);
    }
    expect(await mailing.received(clara)).toEqual([]);
  });

  test('is kept from nobody by one who is blocked, released already, gone, or another agency’s', async () => {
    const mira = await waiting('Mira');
    const blocked = await waiting('Bela');
    await setState(blocked, 'BLOCKED');
    const active = await aWorker(api, dispatcher);
    const foreign = await api.aUser({ tenantId: await api.aTenant(), role: 'TARGET_USER', state: 'ONBOARDING' });
    const gone = { id: 'no id' };
    expect((await release([blocked, active, foreign, gone, dispatcher, mira])).it).toEqual({ released: 1, left: [] });
    expect(await stateOf([mira, blocked, active, foreign])).toEqual(['ACTIVE', 'BLOCKED', 'ACTIVE', 'ONBOARDING']);
    expect((await release([foreign])).it).toEqual({ released: 0, left: [] });
  });

  test('pressed by several at once, beside a single release, is done once for each', async () => {
    const workers = [await waiting('Mira'), await waiting('Sarah'), await waiting('Clara')];
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, (_, turn) => release(turn % 2 ? workers : workers.toReversed())),
      setState(workers[0] as TestUser, 'ACTIVE'),
    ]);
    const many = answers.slice(0, -1).reduce((sum, { it }) => sum + it.released, 0);
    expect(many).toBeGreaterThanOrEqual(2);
    expect(await stateOf(workers)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
    const records = await asOwner(
      `select 1 from audit_records r join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.tenant_id = $1 and p.after = '{"userState": "ACTIVE"}'`,
      [tenantId],
    );
    expect(records).toHaveLength(3);
  });

  test('tells whoever edits one of them meanwhile', async () => {
    const mira = await waiting('Mira');
    const { version } = await view(mira);
    await release([mira]);
    const input = { ...(await workerInput(api, tenantId)), userState: 'ONBOARDING' };
    const { message } = await call(
      `mutation ($id: String!, $version: Int!, $input: TargetUserInput!) {
        it: updateTargetUser(targetUserId: $id, version: $version, input: $input) { id } }`,
      { id: mira.id, version, input: { ...input, userState: 'ACTIVE' } },
    );
    expect(message).toBe('Die Daten wurden inzwischen geändert');
  });

  test('shows in the list who lacks what', async () => {
    await waiting('Mira', ['nationality_country_code']);
    await aWorker(api, dispatcher, { firstName: 'Sarah' });
    const { it } = await call('{ it: targetUsers { items { firstName missingForRelease } } }', {});
    expect(it.items).toEqual([
      { firstName: 'Mira', missingForRelease: ['NATIONALITY'] },
      { firstName: 'Sarah', missingForRelease: [] },
    ]);
  });
});

describe('a release of one', () => {
  test('is refused with what is missing by name, by both ways', async () => {
    const clara = await waiting('Clara', ['birthday']);
    expect(await setState(clara, 'ACTIVE')).toMatchObject({
      code: 'target-users.releaseIncomplete',
      message: 'Für die Freigabe fehlt noch: Geburtsdatum.',
      fields: { 'sectorAttributes.birthday': 'Für die Freigabe nötig: Geburtsdatum.' },
    });
    const input = await workerInput(api, tenantId);
    const save = (birthday: string | null) =>
      call(
        `mutation ($id: String!, $input: TargetUserInput!) {
          it: updateTargetUser(targetUserId: $id, version: 2, input: $input) { userState missingForRelease } }`,
        { id: clara.id, input: { ...input, sectorAttributes: { ...input.sectorAttributes, birthday } } },
      );
    expect((await save(null)).fields).toEqual({
      'input.sectorAttributes.birthday': 'Für die Freigabe nötig: Geburtsdatum.',
    });
    expect((await save('1999-01-01')).it).toEqual({ userState: 'ACTIVE', missingForRelease: [] });
  });

  test('can’t be had by blocking and unblocking somebody who lacks something', async () => {
    const clara = await waiting('Clara', ['birthday']);
    await setState(clara, 'BLOCKED');
    expect((await setState(clara, 'ACTIVE')).code).toBe('target-users.releaseIncomplete');
    await require([]);
    expect((await setState(clara, 'ACTIVE')).it).toEqual({ userState: 'ACTIVE' });
    expect((await view(clara)).releasedAt).not.toBeNull();
    await require(['IBAN']);
    await setState(clara, 'BLOCKED');
    expect((await setState(clara, 'ACTIVE')).it).toEqual({ userState: 'ACTIVE' });
  });

  test('knows of what is sealed whether it is there', async () => {
    await require(['SOCIAL_SECURITY_NUMBER', 'IBAN']);
    const mira = await waiting('Mira');
    expect((await setState(mira, 'ACTIVE')).message).toBe(
      'Für die Freigabe fehlt noch: Sozialversicherungsnummer, IBAN.',
    );
    const accounting = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    await call(
      `mutation ($id: String!) { it: updateStaffMember(targetUserId: $id, version: 2,
        input: { type: ON_DEMAND, socialSecurityNumber: "1237010180", iban: "AT611904300234573201" }) { id } }`,
      { id: mira.id },
      accounting,
    );
    expect((await setState(mira, 'ACTIVE')).it).toEqual({ userState: 'ACTIVE' });
  });
});

describe('the mail that asks', () => {
  test('names the facts, leads to the form, and is sent once a day', async () => {
    const clara = await waiting('Clara', ['birthday', 'location']);
    const mira = await waiting('Mira');
    expect((await ask([clara, mira])).it).toEqual({ asked: 1, askedBeforeIds: [] });
    expect((await ask([clara])).it).toEqual({ asked: 0, askedBeforeIds: [clara.id] });
    expect((await ask([clara], true)).it).toEqual({ asked: 0, askedBeforeIds: [clara.id] });
    await asked.done();
    const [mail, ...more] = await mailing.received(clara);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain('braucht noch Angaben von dir');
    expect(mail?.text).toContain('brauchen wir noch: Geburtsdatum, Adresse.');
    expect(mail?.text).toContain('https://app.test/onboarding');
    expect(mail?.text).not.toContain('Neubaugasse');
    expect(await mailing.received(mira)).toEqual([]);
    const { history, askedForMissingAt } = await view(clara);
    expect(askedForMissingAt).toEqual(expect.any(String));
    expect(JSON.stringify(history)).toContain('askedFor');
    await hoursLater(23);
    expect((await ask([clara])).it).toEqual({ asked: 0, askedBeforeIds: [clara.id] });
    await hoursLater(2);
    expect((await ask([clara])).it.asked).toBe(1);
  });

  test('is sent once more within the day where the office says so, but not twice in a row', async () => {
    const clara = await waiting('Clara', ['birthday']);
    await ask([clara]);
    await asOwner(`update target_users set asked_for_missing_at = now() - interval '10 minutes' where user_id = $1`, [
      clara.id,
    ]);
    const answers = await Promise.all([ask([clara], true), ask([clara], true), ask([clara])]);
    expect(answers.reduce((sum, { it }) => sum + it.asked, 0)).toBe(1);
  });

  test('is the personal invitation for who has no account, with what is missing in it', async () => {
    const { worker } = await enter({ firstName: 'Mira', lastName: 'Hollaus', contactEmail: 'mira.ohne@example.at' });
    await asOwner(`update invitations set invited_at = now() - interval '1 hour' where user_id = $1`, [worker.id]);
    await invited.drop();
    expect((await ask([worker])).it.asked).toBe(1);
    await invited.done();
    const [mail] = await mailing.inbox.messages('mira.ohne@example.at');
    expect(mail?.text).toContain('brauchen wir noch: Geburtsdatum, Staatsbürgerschaft, Adresse.');
    expect(mail?.text).toMatch(/https:\/\/app\.test\/onboarding\/\S{40,}/);
    expect(await asked.waiting()).toEqual([]);
  });

  test('is none for who was released meanwhile, and none about a pool', async () => {
    const clara = await waiting('Clara', ['birthday']);
    await ask([clara]);
    await asOwner(`update users set state = 'ACTIVE' where id = $1`, [clara.id]);
    await asked.done();
    expect(await mailing.received(clara)).toEqual([]);
    const mira = await waiting('Mira');
    await asOwner('delete from target_users_in_pools where user_id = $1', [mira.id]);
    expect((await ask([mira])).it).toEqual({ asked: 0, askedBeforeIds: [] });
    const foreign = await api.aUser({ tenantId: await api.aTenant(), role: 'TARGET_USER', state: 'ONBOARDING' });
    expect((await ask([foreign])).it).toEqual({ asked: 0, askedBeforeIds: [] });
  });
});

describe('who waits', () => {
  const missing = (worker: TestUser) => call('{ it: ownMissingFacts }', {}, worker);
  const add = (worker: TestUser, input: object) =>
    call('mutation ($input: MissingFactsInput!) { it: addOwnMissingFacts(input: $input) }', { input }, worker);

  test('tells what is missing, and nothing that is known is changed', async () => {
    await require(['BIRTHDAY', 'ADDRESS', 'PHONE', 'IBAN']);
    const clara = await waiting('Clara', ['birthday', 'location']);
    expect((await missing(clara)).it).toEqual(['BIRTHDAY', 'ADDRESS', 'IBAN']);
    const address = { streetNameAndNumber: 'Annenstraße 1', postalCode: '8020', location: 'Graz', countryCode: 'AT' };
    const told = { birthday: '2001-05-06', address, phoneNumber: '+43 1 9999999', iban: 'AT611904300234573201' };
    const { version } = await view(clara);
    expect((await add(clara, { ...told, iban: undefined })).it).toEqual(['IBAN']);
    expect((await add(clara, { ...told, birthday: '1990-01-01' })).it).toEqual([]);
    await add(clara, { iban: 'DE89370400440532013000' });
    const secrets = await api.database.withTenant(tenantId, (db) =>
      openSecrets(db, api.secrets, { tenantId, userId: clara.id }),
    );
    expect([secrets?.IBAN, (await view(clara)).version > version]).toEqual([told.iban, true]);
    const [row] = await asOwner('select birthday::text, location, phone_number from target_users where user_id = $1', [
      clara.id,
    ]);
    expect(row).toEqual({ birthday: '2001-05-06', location: 'Graz', phone_number: '+43 664 1234567' });
    expect((await release([clara])).it.released).toBe(1);
    expect((await missing(clara)).it).toEqual([]);
    expect((await add(clara, told)).it).toEqual([]);
  });

  test('is told at the field what can’t be', async () => {
    const clara = await waiting('Clara', ['birthday']);
    expect((await add(clara, { birthday: '2999-01-01' })).fields).toEqual({
      'input.birthday': 'Das Geburtsdatum liegt in der Zukunft.',
    });
  });
});
