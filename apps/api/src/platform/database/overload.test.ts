import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi, type TestUser } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

const QUESTION = '{ tenantInformation { name } }';
let api: TestApi;
let user: TestUser;
beforeAll(async () => {
  api = await startTestApi({ pool: { size: 1, queueSize: 1, waitMs: 20_000 } });
  user = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
});
afterAll(() => api.close());

test('who comes when connections and queue are full is told to come back, and the others are served', async () => {
  const busy = await api.database.openReads();
  const waiting = api.call(QUESTION, {}, user.headers);
  await until(() => api.database.stats.waiting === 1);
  const { status, headers, errors } = await api.call(QUESTION, {}, user.headers);
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(errors[0]?.message).toMatch(/in wenigen Sekunden/);
  await busy.close();
  expect((await waiting).status).toBe(200);
});
