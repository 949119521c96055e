import { billedOn, invoicedOn } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { beforeEach, expect, test } from 'vitest';
import { EVENING } from '#app/testing/a-worked-evening.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
const hours = worklogCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let invoice: { id: string; number: string };
beforeEach(async () => {
  stage = await aRecordedEvening(api);
  invoice = (await calls.create(invoiceInput(stage.recipient, [stage.evening]))).invoice;
});

const markSent = () =>
  api.asOwner(
    `update invoices set sent_at = now(), sent_file = 'PDF', sent_file_sha256 = sha256('PDF'), sent_ebinterface = 'XML' where id = $1`,
    [invoice.id],
  );
const recordAgain = () =>
  hours.record(stage.evening, 1, [
    { worklogUserId: stage.anna.id, entries: [shift()] },
    { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
  ]);
const bookAnother = async () => {
  const clara = await aWorker(api, stage.dispatcher, { firstName: 'Clara', lastName: 'Huber' });
  return hours.ask(
    'mutation ($a: String!, $w: String!) { ensureOfferWithStateExists(appointmentId: $a, targetUserId: $w, offerState: BOOKED) { offerId } }',
    { a: stage.evening, w: clara.id },
    stage.admin,
  );
};

test('a block names its invoice, and is found by it', async () => {
  const query = `{ fetchWorklogBlockInfo(worklogBlockId: "${stage.evening}") { invoice { id number isSent } } }`;
  expect((await hours.ask(query)).data.fetchWorklogBlockInfo.invoice).toEqual({
    id: invoice.id,
    number: invoice.number,
    isSent: false,
  });
  expect(await hours.list({ isInvoiced: true })).toEqual([stage.evening]);
  expect(await hours.list({ isInvoiced: false })).toEqual([]);
  await calls.cancel(invoice.id);
  expect((await hours.ask(query)).data.fetchWorklogBlockInfo.invoice).toBeNull();
  expect(await hours.list({ isInvoiced: false })).toEqual([stage.evening]);
});

test('while its invoice is a draft the hours can be recorded anew', async () => {
  expect((await recordAgain()).errors).toEqual([]);
});

test('once it was sent they stay as they are, and nobody is booked afterwards, until it is cancelled', async () => {
  await markSent();
  const { message } = invoicedOn(invoice.number);
  expect((await recordAgain()).message).toBe(message);
  expect((await bookAnother()).message).toBe(message);
  expect((await calls.cancel(invoice.id)).errors).toEqual([]);
  expect((await recordAgain()).errors).toEqual([]);
});

test('while it is on an invoice, even a draft, the kind of work stays; the rest of the appointment may change', async () => {
  const [, bar] = await api.asOwner('select id from appointment_types where tenant_id = $1 order by position', [
    stage.tenantId,
  ]);
  const update = async (changes: object) => {
    const { data } = await hours.ask(
      `{ appointment(appointmentId: "${stage.evening}") { version } }`,
      {},
      stage.dispatcher,
    );
    const whole = await appointmentInput(api, stage.tenantId);
    const input = { ...whole, ...EVENING, invoiceRecipientId: stage.recipient, ...changes };
    return hours.ask(
      `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
        updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }`,
      { id: stage.evening, version: data.appointment.version, input },
      stage.dispatcher,
    );
  };
  expect((await update({ description: 'Gala' })).errors).toEqual([]);
  expect((await update({ typeId: bar?.['id'] })).fields).toEqual({
    'input.typeId': billedOn(invoice.number).message,
  });
  await calls.cancel(invoice.id);
  expect((await update({ typeId: bar?.['id'] })).errors).toEqual([]);
});
