import { expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();

test('an agency has begun with its first appointment, and with the first worker who may work', async () => {
  const { dispatcher, anna, bela } = await aGala(api);
  const beginnings = async (by: TestUser) =>
    (await api.call('{ beginnings { hasAppointments hasWorkers } }', {}, by.headers)).data.beginnings;
  const newcomer = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  expect(await beginnings(newcomer)).toEqual({ hasAppointments: false, hasWorkers: false });
  await api.asOwner('update target_users set restricted_until = current_date + 9 where user_id = $1', [anna.id]);
  expect(await beginnings(dispatcher)).toEqual({ hasAppointments: true, hasWorkers: true });
  await api.asOwner('update target_users set anonymised_at = now() where user_id = $1', [bela.id]);
  expect(await beginnings(dispatcher)).toEqual({ hasAppointments: true, hasWorkers: false });
});
