import { beforeAll, expect, test } from 'vitest';
import { aWorker, workerInput } from '#app/testing/a-worker.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let dispatcher: TestUser;
beforeAll(async () => {
  const tenantId = await api.aTenant();
  dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const names: [string, string][] = [
    ['Jörg', 'Müller'],
    ['Petra', 'Mueller'],
    ['Paul', 'Muller'],
    ['Ivana', 'Jovanović'],
    ['Anna', 'Groß'],
    ['Eva', 'Bauer'],
  ];
  for (const [firstName, lastName] of names) await aWorker(api, dispatcher, { firstName, lastName });
  await aWorker(api, dispatcher, { firstName: 'Otto', lastName: 'Wartend', userState: 'ONBOARDING' });
  const other = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  await aWorker(api, other, { firstName: 'Fremde', lastName: 'Müller' });
});

const list = async (variables: object) => {
  const { data, errors } = await api.call(
    `query ($page: PageInput, $filter: TargetUserFilter, $sort: TargetUserSort) {
      targetUsers(page: $page, filter: $filter, sort: $sort) { count items { firstName lastName effectiveRating } } }`,
    { ...variables },
    dispatcher.headers,
  );
  expect(errors).toEqual([]);
  return data.targetUsers;
};
const namesOf = async (filter: object, sort?: object): Promise<string[]> =>
  (await list({ filter, sort })).items.map((item: { lastName: string }) => item.lastName);

test.each([
  ['müll', ['Mueller', 'Muller', 'Müller']],
  ['MUELL', ['Mueller', 'Muller', 'Müller']],
  ['mull', ['Mueller', 'Muller', 'Müller']],
  ['jörg müller', ['Müller']],
  ['Mueller Joerg', ['Müller']],
  ['jovanovic', ['Jovanović']],
  ['gross', ['Groß']],
  ['Groß', ['Groß']],
  ['bau', ['Bauer']],
  ['baue', ['Bauer']],
  ['niemand', []],
  ['%', []],
  ['_', []],
])('%s finds %j', async (name, found) => {
  expect((await namesOf({ name })).sort()).toEqual([...found].sort());
});

test('filters by state, pool and type, each on its own and together', async () => {
  const input = await workerInput(api, dispatcher.tenantId);
  expect(await namesOf({ userStates: ['ONBOARDING'] })).toEqual(['Wartend']);
  expect(await namesOf({ userStates: ['BLOCKED'] })).toEqual([]);
  expect(await namesOf({ poolIds: input.availableInPoolIds, name: 'otto' })).toEqual(['Wartend']);
  expect(await namesOf({ appointmentTypeIds: ['0b8e2f50-5f0a-4c33-9a51-0d9d6b1f0a11'] })).toEqual([]);
});

test('pages are whole, without a gap and in order, and the count is the list’s', async () => {
  const all = await list({ page: { size: 100 } });
  expect(all.count).toBe(7);
  const first = await list({ page: { number: 0, size: 10 } });
  expect(first.items).toEqual(all.items);
  expect((await list({ page: { number: 1, size: 10 } })).items).toEqual([]);
});

test('sorts by name, state and rating, either way', async () => {
  const byName = await namesOf({}, { key: 'NAME', isDescending: false });
  expect(await namesOf({}, { key: 'NAME', isDescending: true })).toEqual([...byName].reverse());
  expect((await namesOf({}, { key: 'STATE', isDescending: true }))[0]).toBe('Wartend');
});

test('a minimum rating keeps those below it and the unrated away', async () => {
  expect(await namesOf({ minimumRating: 4 })).toHaveLength(7);
  expect(await namesOf({ minimumRating: 4.1 })).toEqual([]);
});

test('the count is that of the list for every choice of states, also once somebody has left', async () => {
  const care = await api.aUser({ tenantId: dispatcher.tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
  for (const userState of ['ACTIVE', 'ONBOARDING', 'BLOCKED'] as const) {
    const { id } = await aWorker(api, dispatcher, { lastName: 'Weg', userState });
    const leave = 'mutation ($id: String!) { anonymiseTargetUser(targetUserId: $id) { id } }';
    expect((await api.call(leave, { id }, care.headers)).errors).toEqual([]);
  }
  await aWorker(api, dispatcher, { lastName: 'Zwist', userState: 'BLOCKED' });
  const choices = [[], ['ACTIVE'], ['ONBOARDING'], ['BLOCKED'], ['ACTIVE', 'ONBOARDING'], ['ACTIVE', 'BLOCKED']];
  const counts: number[] = [];
  for (const userStates of choices) {
    const { count, items } = await list({ page: { size: 100 }, filter: { userStates } });
    expect(items).toHaveLength(count);
    counts.push(count);
  }
  expect(counts).toEqual([8, 6, 1, 1, 7, 7]);
});
