import { expect, test } from 'vitest';
import { aTestApi } from '#app/testing/test-api.ts';
import { until } from '#app/testing/until.ts';

const QUESTION = '{ tenantInformation { name } }';
const api = await aTestApi({ pool: { size: 1, queueSize: 1, waitMs: 20_000 } });
const user = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });

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
