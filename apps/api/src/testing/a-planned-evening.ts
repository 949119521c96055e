import { aRecipient } from '#app/testing/a-recipient.ts';
import { aSender } from '#app/testing/a-sender.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { staged } from '#app/testing/staged.ts';
import type { TestApi } from '#app/testing/test-api.ts';

/** An agency that invoices, with an evening ahead for which Anna is booked and Béla could be: where stories about time sheets begin. */
export const aPlannedEvening = staged(async (api: TestApi) => {
  const tenantId = await api.aTenant();
  const admin = await api.aUser({ tenantId, role: 'SYSTEM_ADMIN' });
  const dispatcher = await api.aUser({ tenantId, role: 'TENANT_USER_DISPATCHER' });
  const anna = await aWorker(api, dispatcher);
  const bela = await aWorker(api, dispatcher, { firstName: 'Béla', lastName: 'Kovács' });
  const recipient = await aRecipient(api, tenantId);
  const address = `${recipient}@kunde.example`;
  await api.asOwner('update invoice_recipients set contact_email = $1 where id = $2', [address, recipient]);
  await aSender(api, tenantId);
  const evening = await anAppointment(api, dispatcher, { invoiceRecipientId: recipient });
  const { booked } = offerCalls(api, () => dispatcher);
  const annasOffer = await booked(anna, evening);
  return { tenantId, admin, dispatcher, anna, bela, recipient, address, evening, annasOffer };
});
