import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { staged } from '#app/testing/staged.ts';
import type { TestApi } from '#app/testing/test-api.ts';

/** An agency with somebody who plans, two workers and an evening to work at: where most stories about offers begin. */
export const aGala = staged(async (api: TestApi) => {
  const tenantId = await api.aTenant();
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const anna = await aWorker(api, dispatcher);
  const bela = await aWorker(api, dispatcher, { firstName: 'Béla', lastName: 'Kovács' });
  return { tenantId, dispatcher, anna, bela, gala: await anAppointment(api, dispatcher) };
});
