import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aSender } from '#app/testing/a-sender.ts';
import { bookAfterwards, past } from '#app/testing/a-worked-evening.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { type SaidWorklog, shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
const hours = worklogCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const input = (changes: object = {}) => invoiceInput(stage.recipient, [stage.evening], changes);

/** Somebody else who pays another price for the same kind of work, with an evening of their own. */
async function anotherCustomer() {
  const id = await aRecipient(api, stage.tenantId, '1002');
  await api.asOwner(`update invoice_recipients set name = 'Ringhof Hotels' where id = $1`, [id]);
  await api.asOwner(
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents)
     select tenant_id, $2, appointment_type_id, 3500 from invoice_recipient_prices where tenant_id = $1`,
    [stage.tenantId, id],
  );
  return { id, evening: await anotherEvening(api, { ...stage, recipient: id }, 6) };
}

/** Another appointment at which Anna has worked, as it is said. */
async function recorded(changes: object, entries: SaidWorklog['entries'], didNotCome = false): Promise<string> {
  const id = await anAppointment(api, stage.dispatcher, { invoiceRecipientId: stage.recipient, ...changes });
  await bookAfterwards(api, stage.admin, stage.anna, id);
  const { errors } = await hours.record(id, 0, [{ worklogUserId: stage.anna.id, didNotCome, entries }]);
  expect(errors).toEqual([]);
  return id;
}
const SIXTH = { startDateTime: past(6, '18:00'), endDateTime: past(6, '22:00') };

describe('nobody is billed', () => {
  const refused = async (blockIds: readonly string[]) => {
    const { code, fields } = await calls.create(invoiceInput(stage.recipient, blockIds));
    expect(code).toBe('invoices.notBillable');
    expect(fields).toEqual({ 'input.includedWorklogBlockIds': INVOICE_FAILURES.notBillable.message });
  };

  test('for what was worked for somebody else', async () => {
    const { evening } = await anotherCustomer();
    await refused([evening]);
    await refused([stage.evening, evening]);
  });

  test('for hours that are open again, since somebody was booked afterwards', async () => {
    const clara = await aWorker(api, stage.dispatcher, { firstName: 'Clara', lastName: 'Huber' });
    await bookAfterwards(api, stage.admin, clara, stage.evening);
    await refused([stage.evening]);
  });

  test('for an evening to which nobody came', async () => {
    await refused([stage.evening, await recorded(SIXTH, [], true)]);
  });

  test('before the agency has said who it is', async () => {
    await api.asOwner('delete from invoice_senders where tenant_id = $1', [stage.tenantId]);
    expect((await calls.create(input())).code).toBe('invoices.noSender');
  });

  test('a surcharge on a kind of work that is not on the invoice', async () => {
    const [, bar] = await api.asOwner('select id from appointment_types where tenant_id = $1 order by position', [
      stage.tenantId,
    ]);
    const surcharge = { appointmentTypeId: bar?.['id'], description: 'Nacht', quantity: 1, surchargePercentage: 25 };
    const { fields } = await calls.create(input({ surcharges: [surcharge] }));
    expect(fields).toEqual({
      'input.surcharges.0.appointmentTypeId': INVOICE_FAILURES.typeWithoutHours.message,
    });
  });
});

describe('the lines', () => {
  test('of two days are changed by hand each by itself', async () => {
    const block = await recorded({ startDateTime: past(7, '18:00'), endDateTime: past(6, '22:00') }, [
      shift(past(7, '18:00'), past(7, '22:00'), 0),
      shift(past(6, '18:00'), past(6, '20:00'), 0),
    ]);
    const byHand = { worklogBlockId: block, day: past(6, '18:00').slice(0, 10), description: 'Abbau', quantity: 1 };
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [block], { lines: [byHand] }));
    expect(invoice.lines).toMatchObject([{ quantity: 4 }, { description: 'Abbau', quantity: 1 }]);
  });

  test('of an appointment with a long name say as much of it as fits', async () => {
    const block = await recorded({ ...SIXTH, description: 'x'.repeat(256) }, [
      shift(SIXTH.startDateTime, SIXTH.endDateTime, 0),
    ]);
    const { invoice, errors } = await calls.create(invoiceInput(stage.recipient, [block]));
    expect(errors).toEqual([]);
    expect(invoice.lines[0].description).toBe(`Service – ${'x'.repeat(246)}`);
  });
});

describe('a draft that is changed', () => {
  test('for another recipient takes their prices, in the preview too', async () => {
    const { invoice: made } = await calls.create(input());
    const other = await anotherCustomer();
    const { invoice: seen } = await calls.call(
      `query ($ids: [String!]!, $r: String!, $id: String) {
        it: invoicePdfData(worklogBlockIds: $ids, invoiceRecipientId: $r, invoiceId: $id) { netTotal { value } } }`,
      { ids: [other.evening], r: other.id, id: made.id },
    );
    expect(seen.netTotal).toEqual({ value: 140 });
    const { invoice } = await calls.update(made.id, 1, invoiceInput(other.id, [other.evening]));
    expect(invoice).toMatchObject({
      netTotal: { value: 140 },
      recipientName: 'Ringhof Hotels',
      usedLetterHead: { name: 'Ringhof Hotels' },
    });
    for (const [text, count] of [
      ['ringhof', 1],
      ['1002', 1],
      ['wehrgraf', 0],
    ]) {
      const { invoice: page } = await calls.call(
        'query ($text: String) { it: invoices(filter: { text: $text }) { count } }',
        {
          text,
        },
      );
      expect([text, page.count]).toEqual([text, count]);
    }
  });

  test('has everything as it was entered last, and the logo of today', async () => {
    const { invoice: made } = await calls.create(input());
    await api.asOwner('delete from invoice_senders where tenant_id = $1', [stage.tenantId]);
    await aSender(api, stage.tenantId, {}, '#123456');
    const today = dayOf(new Date());
    const dates = { dueDate: addDays(today, 3), dunDate: addDays(today, 4) };
    const { errors } = await calls.update(made.id, 1, input({ ...dates, language: 'EN', notes: 'Thank you!' }));
    expect(errors).toEqual([]);
    const { invoice } = await calls.call(
      'query ($id: String!) { it: invoice(invoiceId: $id) { language notes processingSteps { dueDate dunDate } } }',
      { id: made.id },
    );
    expect(invoice).toEqual({ language: 'EN', notes: 'Thank you!', processingSteps: dates });
    const [logo] = await api.asOwner(
      `select i.logo_id = s.logo_id as "isNew" from invoices i join invoice_senders s on s.tenant_id = i.tenant_id
       where i.id = $1`,
      [made.id],
    );
    expect(logo).toEqual({ isNew: true });
  });
});
