import { afterAll, beforeEach, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment, appointmentInput } from '#app/testing/an-appointment.ts';
import { anEvent } from '#app/testing/an-event.ts';
import { at } from '#app/testing/days.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { tenantJobs } from '#app/testing/tenant-jobs.ts';
import type { TestUser } from '#app/testing/test-api.ts';
import { tellWorkers } from '#features/notifications/index.ts';

const mailing = await startMailing();
const { api } = mailing;
const offers = offerCalls(api, () => dispatcher);
let dispatcher: TestUser;
let anna: TestUser;
afterAll(() => mailing.stop());
beforeEach(async () => {
  dispatcher = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_DISPATCHER' });
  anna = await mailing.reachable(await aWorker(api, dispatcher));
});

const { done: sent } = tenantJobs(
  { asOwner: (...args) => api.asOwner(...args) },
  () => dispatcher.tenantId,
  'notifications.',
);
const received = async () => {
  await sent();
  return mailing.received(anna);
};

const view = async (id: string) =>
  (await api.call(`{ appointment(appointmentId: "${id}") { typeId } }`, {}, dispatcher.headers)).data.appointment;

test('several shifts of an event that are called off are told apart by the kind of work', async () => {
  const ids = await anEvent(api, dispatcher);
  for (const id of ids) await mailing.anOffer('BOOKED', anna, id);
  await api.call(
    'mutation ($ids: [String!]!) { deleteAppointments(appointmentIds: $ids) { changed } }',
    { ids },
    dispatcher.headers,
  );
  const [mail, ...others] = await received();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Gala · Bardienst, ');
  expect(mail?.text).toContain('Gala · Küchendienst, ');
});

test('whoever can not come to several shifts is thanked once when their bookings go', async () => {
  const recipient = await aRecipient(api, dispatcher.tenantId);
  const gala = await anAppointment(api, dispatcher, { invoiceRecipientId: recipient });
  const brunch = await anAppointment(api, dispatcher, {
    ...{ invoiceRecipientId: recipient, startDateTime: at(3, '10:00'), endDateTime: at(3, '14:00') },
  });
  for (const id of [gala, brunch]) {
    const offerId = await mailing.anOffer('BOOKED', anna, id);
    await offers.call('recordPrevention', { offerId });
  }
  const { errors } = await api.call(
    `mutation ($id: String!, $input: InvoiceRecipientDenialInput!) {
      createInvoiceRecipientDenial(targetUserId: $id, input: $input) { id } }`,
    { id: anna.id, input: { invoiceRecipientId: recipient } },
    dispatcher.headers,
  );
  expect(errors).toEqual([]);
  const [mail, ...others] = await received();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Danke, es ist gesorgt: 2 Einsätze');
  expect(mail?.text).toContain('danke für deine Nachricht. Für diese Einsätze ist gesorgt');
});

test('a larger act thanks whoever said that they can not come', async () => {
  const [bar, kitchen] = await anEvent(api, dispatcher);
  const recipient = await aRecipient(api, dispatcher.tenantId);
  await api.asOwner(
    `insert into invoice_recipient_denials (tenant_id, invoice_recipient_id, user_id, created_by, created_by_name)
     values ($1, $2, $3, $3, 'Anna')`,
    [dispatcher.tenantId, recipient, anna.id],
  );
  await offers.call('recordPrevention', { offerId: await mailing.anOffer('BOOKED', anna, bar) });
  await mailing.anOffer('BOOKED', anna, kitchen);
  const input = await appointmentInput(api, dispatcher.tenantId);
  const typed = { ...input, description: 'Gala', typeId: (await view(bar)).typeId, invoiceRecipientId: recipient };
  const { errors } = await api.call(
    `mutation ($id: String!, $input: AppointmentInput!) {
      updateEvent(appointmentId: $id, version: 1, input: $input) { withdrawnOffers } }`,
    { id: bar, input: typed },
    dispatcher.headers,
  );
  expect(errors).toEqual([]);
  const [mail, ...others] = await received();
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Danke, es ist gesorgt: 1 Einsatz');
  expect(mail?.text).toContain('Buchung zurückgezogen: 1 Einsatz');
});

test('new offers of an event are told apart by the kind of work, in one mail', async () => {
  const [bar, kitchen] = await anEvent(api, dispatcher);
  for (const id of [bar, kitchen]) await mailing.anOffer('CONTACTED', anna, id);
  await api.database.withTenant(dispatcher.tenantId, async (db) => {
    for (const appointmentId of [bar, kitchen])
      await tellWorkers(db, 'NEW_OFFER', { appointmentId, userIds: [anna.id] });
  });
  const [mail] = await received();
  expect(mail?.subject).toBe('2 neue Angebote');
  for (const title of ['Gala · Bardienst', 'Gala · Küchendienst']) expect(mail?.text).toContain(title);
});

test('the mail of a booking says how long it is', async () => {
  await offers.booked(anna, await anAppointment(api, dispatcher));
  const [mail] = await received();
  expect(mail?.text).toContain('Dauer: 8 Stunden');
});
