import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf, type TimeOfDay, toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { staged } from '#app/testing/staged.ts';
import type { TestApi, TestUser } from '#app/testing/test-api.ts';

/** A time so many days before today, as the API writes it. */
export const past = (days: number, time: TimeOfDay): string =>
  toOffsetString(instantOf(addDays(dayOf(new Date()), -days), time));

/** An evening three days ago, from 18 to 2 o'clock. */
export const EVENING = { startDateTime: past(3, '18:00'), endDateTime: past(2, '02:00') };

/** Books somebody for what has begun already, as the admin tool does. */
export async function bookAfterwards(api: TestApi, admin: TestUser, worker: TestUser, appointmentId: string) {
  const { errors } = await api.call(
    `mutation ($a: String!, $w: String!) {
      ensureOfferWithStateExists(appointmentId: $a, targetUserId: $w, offerState: BOOKED) { offerId }
    }`,
    { a: appointmentId, w: worker.id },
    admin.headers,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}

/** An agency that invoices, with an evening at which Anna and Béla have worked: where most stories about hours begin. */
export const aWorkedEvening = staged(async (api: TestApi) => {
  const tenantId = await api.aTenant();
  const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const anna = await aWorker(api, dispatcher);
  const bela = await aWorker(api, dispatcher, { firstName: 'Béla', lastName: 'Kovács' });
  const recipient = await aRecipient(api, tenantId);
  const evening = await anAppointment(api, dispatcher, { ...EVENING, invoiceRecipientId: recipient });
  for (const worker of [anna, bela]) await bookAfterwards(api, admin, worker, evening);
  return { tenantId, admin, dispatcher, anna, bela, recipient, evening };
});
