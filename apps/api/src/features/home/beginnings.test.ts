import { expect, test } from 'vitest';
import { aGala } from '#app/testing/a-gala.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();

test('an agency has begun with its first appointment, its first kind of work, and the first worker who may work', async () => {
  const { dispatcher, anna, bela } = await aGala(api);
  const beginnings = async (by: TestUser) =>
    (await api.call('{ beginnings { hasAppointments hasAppointmentTypes hasWorkers } }', {}, by.headers)).data
      .beginnings;
  const tenantId = await api.aTenant();
  const newcomer = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const nothing = { hasAppointments: false, hasAppointmentTypes: true, hasWorkers: false };
  expect(await beginnings(newcomer)).toEqual(nothing);
  await api.asOwner('update appointment_types set retired_at = now() where tenant_id = $1', [tenantId]);
  expect(await beginnings(newcomer)).toEqual({ ...nothing, hasAppointmentTypes: false });
  await api.asOwner('update target_users set restricted_until = current_date + 9 where user_id = $1', [anna.id]);
  expect(await beginnings(dispatcher)).toEqual({ hasAppointments: true, hasAppointmentTypes: true, hasWorkers: true });
  await api.asOwner('update target_users set anonymised_at = now() where user_id = $1', [bela.id]);
  expect(await beginnings(dispatcher)).toEqual({ hasAppointments: true, hasAppointmentTypes: true, hasWorkers: false });
});
