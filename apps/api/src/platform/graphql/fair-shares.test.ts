import { expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

const QUESTION = '{ tenantInformation { name } }';
const CODE = '{ onboardingOptions(tenantAssociationCode: "NO SUCH CODE") { flow } }';
// Two for an agency, one for a person.
const api = await aTestApi({ pool: { size: 6, agencyShare: 30 } });
const [home, elsewhere] = [await api.aTenant(), await api.aTenant({ name: 'Fremd' })];
const own = await api.aUser({ tenantId: home, role: 'TENANT_USER_DISPATCHER' });
const other = await api.aUser({ tenantId: elsewhere, role: 'TENANT_USER_DISPATCHER' });
const ask = async ({ headers }: { headers: Record<string, string> }) => (await api.call(QUESTION, {}, headers)).status;
const held = (agency: string, ...people: (string | undefined)[]) =>
  Promise.all(people.map((person) => api.database.askedBy({ agency, person }).openReads()));
const isWaiting = () => until(() => api.database.stats.waiting === 1);

test('who works for an agency that has its share waits for it, and nobody of another does', async () => {
  // From now on it is known whose they are.
  expect([await ask(own), await ask(other)]).toEqual([200, 200]);
  const busy = await held(home, 'anna', 'berta');
  const waiting = ask(own);
  await isWaiting();
  expect(await ask(other)).toBe(200);
  expect(api.database.stats.waiting).toBe(1);
  await busy[0]?.close();
  expect(await waiting).toBe(200);
  await busy[1]?.close();
});

test('strangers share one share', async () => {
  expect([await ask(own), await ask(other)]).toEqual([200, 200]);
  const busy = await held('strangers', undefined, undefined);
  const waiting = api.call(CODE);
  await isWaiting();
  expect(await ask(own)).toBe(200);
  for (const reads of busy) await reads.close();
  expect((await waiting).status).toBe(200);
});
