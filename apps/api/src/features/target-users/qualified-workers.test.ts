import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aWorker, workerInput } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { staged } from '#app/testing/staged.ts';
import { aTestApi, type TestApi } from '#app/testing/test-api.ts';
import { qualifiedWorkers } from '#features/target-users/index.ts';

// That nothing else is kept than what is counted is asked after each file of API tests (`startTestApi`).

const api = await aTestApi();
const anAgency = staged(async (own: TestApi) => {
  const tenantId = await own.aTenant();
  const care = await own.aUser({ tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
  const dispatcher = await own.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  return { tenantId, care, dispatcher, anna: await aWorker(own, care), gala: await anAppointment(own, dispatcher) };
});
let stage: Awaited<ReturnType<typeof anAgency>>;
beforeEach(async () => {
  stage = await anAgency(api);
});

const say = async (query: string, variables: object = {}) => {
  const { data, errors } = await api.call(query, { id: stage.anna.id, ...variables }, stage.care.headers);
  expect(errors).toEqual([]);
  return data;
};
const setState = (state: string) =>
  say(`mutation ($id: String!) { setTargetUserState(targetUserId: $id, userState: ${state}) { id } }`);
const assess = (rating: number) =>
  say(`mutation ($id: String!) {
    createAssessment(target: { type: TARGET_USER, userId: $id }, input: { rating: ${rating} }) { id version } }`);

const candidates = async (filter: object = {}, by = stage.dispatcher) => {
  const { data } = await api.call(
    `query ($id: String!, $filter: AvailableTargetUserFilter) {
      targetUsersAvailableForAppointment(appointmentId: $id, filter: $filter) { count items { lastName effectiveRating phoneNumber } } }`,
    { id: stage.gala, filter },
    by.headers,
  );
  return data?.targetUsersAvailableForAppointment.items;
};
const ANNA = { lastName: 'Pichler', effectiveRating: 4, phoneNumber: '+43 664 1234567' };
const kept = () => api.asOwner('select pool_id from qualified_workers where user_id = $1', [stage.anna.id]);

test('somebody is a candidate while they are released', async () => {
  expect(await candidates()).toEqual([ANNA]);
  await setState('BLOCKED');
  expect(await candidates()).toEqual([]);
  await setState('ACTIVE');
  expect(await candidates()).toEqual([ANNA]);
});

test('what staff save of a worker counts at once: name, facts, pools and kinds of work', async () => {
  const input = await workerInput(api, stage.tenantId);
  const [, bar] = await api.asOwner<{ id: string }>(
    'select id from appointment_types where tenant_id = $1 order by position',
    [stage.tenantId],
  );
  const save = (version: number, changes: object) =>
    say(
      `mutation ($id: String!, $version: Int!, $input: TargetUserInput!) {
        updateTargetUser(targetUserId: $id, version: $version, input: $input) { id } }`,
      { version, input: { ...input, ...changes } },
    );
  const married = { ...input.personalInformation, lastName: 'Zöchbauer' };
  const leading = { ...input.internalAttributes, isDeployableAsTeamLeader: true, rating: 5 };
  expect(await candidates({ isTeamLeader: true })).toEqual([]);
  await save(2, { personalInformation: married, internalAttributes: leading });
  expect(await candidates({ isTeamLeader: true, hasCar: true, hasDrivingLicence: true, name: 'zoech' })).toEqual([
    { ...ANNA, lastName: 'Zöchbauer', effectiveRating: 5 },
  ]);
  expect(await candidates({ name: 'pichler' })).toEqual([]);
  await save(3, { availableForAppointmentTypeIds: [bar?.id] });
  expect(await candidates()).toEqual([]);
});

test('the ten newest assessments make the rating, as everywhere else', async () => {
  for (const rating of [1, 5, 5, 5, 5, 5, 5, 5, 5, 5]) await assess(rating);
  const { createAssessment } = await assess(3);
  expect(await candidates()).toMatchObject([{ effectiveRating: 4.8 }]);
  expect(await say('query ($id: String!) { targetUser(targetUserId: $id) { effectiveRating } }')).toEqual({
    targetUser: { effectiveRating: 4.8 },
  });
  expect(await candidates({ minimumRating: 4.8 })).toHaveLength(1);
  expect(await candidates({ minimumRating: 4.9 })).toEqual([]);
  await say('mutation ($a: String!) { updateAssessment(assessmentId: $a, version: 1, input: { rating: 5 }) { id } }', {
    a: createAssessment.id,
  });
  expect(await candidates({ minimumRating: 5 })).toHaveLength(1);
  await say('mutation ($a: String!) { deleteAssessment(assessmentId: $a) }', { a: createAssessment.id });
  expect(await candidates()).toMatchObject([{ effectiveRating: 4.6 }]);
});

test('nobody who left is kept, whether the law still wants their data or not', async () => {
  const bela = await aWorker(api, stage.care, { firstName: 'Béla', lastName: 'Kovács' });
  await api.asOwner('update target_users set released_at = now() where user_id = $1', [bela.id]);
  expect(await candidates()).toHaveLength(2);
  const LEAVE = 'mutation ($id: String!) { anonymiseTargetUser(targetUserId: $id) { restrictedUntil } }';
  expect((await say(LEAVE)).anonymiseTargetUser.restrictedUntil).not.toBeNull();
  expect(await candidates()).toMatchObject([{ lastName: 'Kovács' }]);
  expect((await say(LEAVE, { id: bela.id })).anonymiseTargetUser.restrictedUntil).toBeNull();
  expect(await candidates()).toEqual([]);
});

test('nobody who may not work is offered anything, even if something else is kept of them', async () => {
  await setState('BLOCKED');
  await api.asOwner(
    `insert into qualified_workers select a.tenant_id, a.pool_id, a.appointment_type_id, $2, null, 'Pichler', 'Anna', false, false,
       'UNAVAILABLE' from appointments a where a.id = $1`,
    [stage.gala, stage.anna.id],
  );
  expect(await candidates()).toHaveLength(1);
  const offer = `mutation { createOffer(appointmentId: "${stage.gala}", targetUserId: "${stage.anna.id}") { offerId } }`;
  expect((await api.call(offer, {}, stage.dispatcher.headers)).errors).toHaveLength(1);
  await setState('ACTIVE');
  expect((await api.call(offer, {}, stage.dispatcher.headers)).errors).toEqual([]);
});

test('another agency neither sees nor changes them', async () => {
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  expect(await candidates({}, stranger)).toBeUndefined();
  const seen = await api.database.withTenant(stranger.tenantId, async (db) => {
    qualifiedWorkers.renew(db, [stage.anna.id]);
    return (await sql`select user_id from qualified_workers`.execute(db)).rows;
  });
  expect(seen).toEqual([]);
  expect(await kept()).toHaveLength(1);
});

test('one is released while somebody else assesses them: both count', async () => {
  // Several times: what the lock is there for needs both to count in the same moment.
  for (const rating of [5, 3, 1]) {
    await setState('BLOCKED');
    const bothHaveWritten = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const id = stage.anna.id;
    await Promise.all(
      [
        sql`update users set state = 'ACTIVE', version = version + 1 where id = ${id}`,
        sql`insert into assessments (tenant_id, user_id, rating, updated_by, updated_by_name)
          values (current_tenant_id(), ${id}, ${rating}, ${id}, 'x')`,
      ].map((write, index) =>
        api.database.withTenant(stage.tenantId, async (db) => {
          await write.execute(db);
          qualifiedWorkers.renew(db, [id]);
          bothHaveWritten[index]?.resolve();
          await Promise.all(bothHaveWritten.map(({ promise }) => promise));
        }),
      ),
    );
    const { targetUser } = await say('query ($id: String!) { targetUser(targetUserId: $id) { effectiveRating } }');
    expect(await candidates()).toMatchObject([targetUser]);
  }
});

test('eight who assess at once are all counted, and none waits for ever', async () => {
  await Promise.all([5, 4, 3, 2, 1, 5, 4, 3].map(assess));
  expect(await candidates()).toMatchObject([{ effectiveRating: 3.4 }]);
});
