import { holidayOn } from '@gastspiel/domain/holidays/holidays.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { mondayOf } from '@gastspiel/domain/time/week.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookAfterwards, past } from '#app/testing/a-worked-evening.ts';
import { aWorker } from '#app/testing/a-worker.ts';
import { anAppointment } from '#app/testing/an-appointment.ts';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { offerCalls } from '#app/testing/offer-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const forRecipient = (changes: object = {}) =>
  anAppointment(api, stage.dispatcher, { invoiceRecipientId: stage.recipient, ...changes });
const blocks = async () =>
  (
    await calls.call(
      `query ($r: String!) { it: billableWorklogBlocks(invoiceRecipientId: $r) { id workMinutes travelMinutes workers } }`,
      { r: stage.recipient },
    )
  ).invoice;
const summary = async () =>
  (await calls.call('{ it: billableWorklogBlocksSummary { count workMinutes net { value } } }', {})).invoice;
const preview = (ids: readonly string[], variables: object = {}) =>
  calls.call(
    `query ($ids: [String!]!, $r: String!, $id: String) {
      it: invoicePdfData(worklogBlockIds: $ids, invoiceRecipientId: $r, invoiceId: $id) {
        workMinutes travelMinutes proposedSurcharges { description quantity surchargePercentage } } }`,
    { ids, r: stage.recipient, ...variables },
  );

describe('what waits to be billed', () => {
  test('is what is over and was booked', async () => {
    await offerCalls(api, () => stage.dispatcher).booked(stage.anna, await forRecipient());
    const asked = await forRecipient({ startDateTime: past(6, '18:00'), endDateTime: past(6, '22:00') });
    await api.asOwner(
      `insert into offers (tenant_id, appointment_id, user_id, starts_at, ends_at, state)
       select tenant_id, id, $2, starts_at, ends_at, 'ACCEPTED' from appointments where id = $1`,
      [asked, stage.anna.id],
    );
    expect((await blocks()).map(({ id }: { id: string }) => id)).toEqual([stage.evening]);
  });

  test('leaves out the ways, which are told beside it', async () => {
    const [start, end] = [past(6, '18:00'), past(6, '22:00')];
    const id = await forRecipient({ startDateTime: start, endDateTime: end });
    await bookAfterwards(api, stage.admin, stage.anna, id);
    const { errors } = await worklogCalls(api, () => stage.accounting).record(id, 0, [
      {
        worklogUserId: stage.anna.id,
        entries: [shift(past(6, '17:15'), start, 0, 'TRAVEL_TO'), shift(start, end, 0)],
      },
    ]);
    expect(errors).toEqual([]);
    expect((await blocks())[0]).toEqual({ id, workMinutes: 240, travelMinutes: 45, workers: 1 });
    expect((await preview([id])).invoice).toMatchObject({ workMinutes: 240, travelMinutes: 45 });
    expect(await summary()).toEqual([{ count: 2, workMinutes: 885 + 240, net: { value: 426.28 + 115.6 } }]);
  });

  test('is summed up without hours that are open again, and with those of a cancelled invoice', async () => {
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    expect(await summary()).toEqual([]);
    await calls.cancel(invoice.id);
    expect(await summary()).toMatchObject([{ count: 1, workMinutes: 885 }]);
    expect(await blocks()).toHaveLength(1);
    const clara = await aWorker(api, stage.dispatcher, { firstName: 'Clara', lastName: 'Huber' });
    await bookAfterwards(api, stage.admin, clara, stage.evening);
    expect(await summary()).toEqual([]);
  });
});

describe('a preview', () => {
  test('of a draft that is not there says so', async () => {
    const nowhere = '00000000-0000-4000-8000-000000000000';
    expect(classOf(await preview([stage.evening], { id: nowhere }))).toBe('NOT_FOUND');
  });

  test('asks on a Sunday for what the agency asks on Sundays', async () => {
    const today = dayOf(new Date());
    const sundays = [1, 2, 3, 4, 5].map((weeks) => addDays(mondayOf(today), 6 - 7 * weeks));
    const sunday = sundays.find((day) => !holidayOn(day)) ?? '';
    const daysAgo = Math.round((Date.parse(today) - Date.parse(sunday)) / 86_400_000);
    const [start, end] = [past(daysAgo, '10:00'), past(daysAgo, '14:00')];
    const id = await forRecipient({ startDateTime: start, endDateTime: end });
    await bookAfterwards(api, stage.admin, stage.anna, id);
    await worklogCalls(api, () => stage.accounting).record(id, 0, [
      { worklogUserId: stage.anna.id, entries: [shift(start, end, 0)] },
    ]);
    await api.asOwner(
      'update invoice_senders set night_surcharge = 2500, sunday_surcharge = 5000, holiday_surcharge = 10000 where tenant_id = $1',
      [stage.tenantId],
    );
    expect((await preview([id])).invoice.proposedSurcharges).toEqual([
      { description: 'Sonntagszuschlag', quantity: 4, surchargePercentage: 50 },
    ]);
  });
});
