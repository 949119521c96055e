import { INVOICE_FAILURES, tooManySurchargeHoursFor } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { past } from '#app/testing/a-worked-evening.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
const hours = worklogCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let typeId: unknown;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
  await api.asOwner('update invoice_senders set night_surcharge = 2500 where tenant_id = $1', [stage.tenantId]);
  const [type] = await api.asOwner('select id from appointment_types where tenant_id = $1 order by position', [
    stage.tenantId,
  ]);
  typeId = type?.['id'];
});

/** Unless somebody says otherwise, the surcharges are as the recorded times ask for them. */
const asProposed = (blockIds: readonly string[], changes: object = {}) =>
  invoiceInput(stage.recipient, blockIds, { surcharges: undefined, ...changes });
const record = (version: number, ...entries: object[]) =>
  hours.record(stage.evening, version, [
    { worklogUserId: stage.anna.id, entries },
    { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
  ]);
const night = (quantity: number, proposedQuantity?: number) => ({
  appointmentTypeId: typeId,
  description: 'Nachtzuschlag 22–06 Uhr',
  quantity,
  surchargePercentage: 25,
  kind: 'NIGHT',
  proposedQuantity,
});
const travel = (quantity: number, proposedQuantity?: number) => ({
  description: 'Fahrtzeit',
  quantity,
  unit: 'h',
  pricePerUnit: { value: 20 },
  isTravel: true,
  proposedQuantity,
});
const KEPT = { quantity: 7, proposedQuantity: 7, kind: 'NIGHT' };

describe('a surcharge', () => {
  test('is taken as proposed where nobody says otherwise, in the preview too', async () => {
    const { invoice } = await calls.create(asProposed([stage.evening]));
    // From 22 to 2 o’clock without half of the break, and from 22 to 1:15.
    expect(invoice.surcharges).toMatchObject([{ ...KEPT, surchargePercentage: 25 }]);
    const { invoice: seen } = await calls.call(
      `query ($ids: [String!]!, $r: String!, $id: String) {
        it: invoicePdfData(worklogBlockIds: $ids, invoiceRecipientId: $r, invoiceId: $id) { netTotal { value } isOutdated } }`,
      { ids: [stage.evening], r: stage.recipient, id: invoice.id },
    );
    expect(seen).toEqual({ netTotal: invoice.netTotal, isOutdated: false });
  });

  test('that was left out on purpose is named before the invoice goes out', async () => {
    const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([
      { kind: 'SURCHARGE_LEFT_OUT', subject: 'Nachtzuschlag 22–06 Uhr', before: null, after: '7,00' },
    ]);
    expect((await calls.send(invoice.id)).errors).toEqual([]);
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([]);
  });

  test('that was left out for one kind of work is named though it was taken for another', async () => {
    const late = await anotherEvening(api, stage, 6);
    await hours.record(late, 1, [
      { worklogUserId: stage.anna.id, entries: [shift(past(6, '18:00'), past(6, '23:30'), 0)] },
    ]);
    const [, other] = await api.asOwner('select id from appointment_types where tenant_id = $1 order by position', [
      stage.tenantId,
    ]);
    await api.asOwner('update appointments set appointment_type_id = $2 where id = $1', [late, other?.['id']]);
    await api.asOwner(
      `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents)
       values ($1, $2, $3, 3000)`,
      [stage.tenantId, stage.recipient, other?.['id']],
    );
    const { invoice } = await calls.create(asProposed([late, stage.evening], { surcharges: [night(7, 7)] }));
    expect((await calls.hints(invoice.id)).sendingHints).toMatchObject([{ kind: 'SURCHARGE_LEFT_OUT', after: '1,50' }]);
  });

  test('follows the hours: recorded anew the draft is outdated until it is taken anew, whatever else is saved', async () => {
    const { invoice } = await calls.create(asProposed([stage.evening]));
    // As many hours as before, all of them by day.
    await record(1, shift(past(3, '07:15'), past(3, '22:00'), 0));
    const kept = { surcharges: [night(7, 7)], notes: 'Danke!' };
    const { invoice: saved } = await calls.update(invoice.id, 1, asProposed([stage.evening], kept));
    expect(saved).toMatchObject({ isOutdated: true, surcharges: [KEPT], lines: [{ quantity: 14.75 }] });
    expect((await calls.send(invoice.id)).code).toBe('invoices.outdated');
    const { invoice: taken } = await calls.update(invoice.id, 2, asProposed([stage.evening]));
    expect(taken).toMatchObject({ isOutdated: false, surcharges: [] });
  });

  test('of a caller who does not say what was proposed stays outdated too, as long as its hours are those of before', async () => {
    const { invoice } = await calls.create(asProposed([stage.evening]));
    await record(1, shift(past(3, '07:15'), past(3, '22:00'), 0));
    const { kind: _kind, ...words } = night(7);
    const { invoice: saved } = await calls.update(invoice.id, 1, asProposed([stage.evening], { surcharges: [words] }));
    expect(saved).toMatchObject({ isOutdated: true, surcharges: [KEPT] });
  });

  test('follows the blocks: with a second night shift the draft is outdated until its hours are taken', async () => {
    const { invoice } = await calls.create(asProposed([stage.evening]));
    const late = await anotherEvening(api, stage, 6);
    await hours.record(late, 1, [
      { worklogUserId: stage.anna.id, entries: [shift(past(6, '18:00'), past(6, '23:30'), 0)] },
    ]);
    const blocks = [late, stage.evening];
    const { invoice: added } = await calls.update(invoice.id, 1, asProposed(blocks, { surcharges: [night(7, 7)] }));
    expect(added.isOutdated).toBe(true);
    expect((await calls.send(invoice.id, true)).errors).toEqual([]);
    const { invoice: other } = await calls.cancel(invoice.id);
    expect(other.surcharges).toMatchObject([{ quantity: -7 }]);
    const { invoice: anew } = await calls.create(asProposed(blocks));
    expect(anew).toMatchObject({ isOutdated: false, surcharges: [{ quantity: 8.5 }] });
  });

  test.each([
    ['more than the hours of its kind of work', [14.76], 0],
    ['more together with another one of the same words', [10, 4.76], 1],
  ])('is refused at its hours: %s', async (_what, quantities, index) => {
    const surcharges = quantities.map((quantity) => night(quantity));
    const { fields, code } = await calls.create(asProposed([stage.evening], { surcharges }));
    expect(code).toBe('invoices.tooManySurchargeHours');
    expect(fields).toEqual({ [`input.surcharges.${index}.quantity`]: tooManySurchargeHoursFor('14,75').message });
  });

  test('can be on all hours, and on fewer once the line was lowered by hand', async () => {
    expect((await calls.create(asProposed([stage.evening], { surcharges: [night(14.75)] }))).errors).toEqual([]);
    const late = await anotherEvening(api, stage, 6);
    const line = { worklogBlockId: late, day: past(6, '18:00').slice(0, 10), description: 'Service', quantity: 2 };
    const lowered = { lines: [line], surcharges: [night(2.01)] };
    expect((await calls.create(asProposed([late], lowered))).code).toBe('invoices.tooManySurchargeHours');
  });
});

describe('recorded ways', () => {
  const withWays = (minutes: '17:20' | '17:00') => [
    shift(past(3, '18:00'), past(3, '22:00'), 0),
    shift(past(3, minutes), past(3, '18:00'), 0, 'TRAVEL_TO'),
  ];

  test('on a draft are outdated when they are recorded anew, until they are taken', async () => {
    await record(1, ...withWays('17:20'));
    const items = (quantity: number, proposed?: number) => ({ additionalItems: [travel(quantity, proposed)] });
    const { invoice } = await calls.create(asProposed([stage.evening], items(0.67)));
    expect(invoice).toMatchObject({ isOutdated: false, additionalItems: [{ isTravel: true, proposedQuantity: 0.67 }] });
    await record(2, ...withWays('17:00'));
    const { invoice: kept } = await calls.update(invoice.id, 1, asProposed([stage.evening], items(0.67, 0.67)));
    expect(kept.isOutdated).toBe(true);
    const { invoice: taken } = await calls.update(invoice.id, 2, asProposed([stage.evening], items(1, 1)));
    expect(taken).toMatchObject({ isOutdated: false, additionalItems: [{ quantity: 1, proposedQuantity: 1 }] });
  });
});

describe('a line made by hand', () => {
  const byHand = (day: number, quantity = 5.5, block = stage.evening) => ({
    worklogBlockId: block,
    day: past(day, '18:00').slice(0, 10),
    description: 'Service nach Absprache',
    quantity,
  });
  const input = (...lines: object[]) => invoiceInput(stage.recipient, [stage.evening], { lines });

  test('stays when the hours move to another day, and the draft stays outdated until they are taken', async () => {
    const { invoice } = await calls.create(input(byHand(3)));
    await record(1, shift(past(2, '18:00'), past(1, '00:00'), 0));
    const { invoice: saved, errors } = await calls.update(invoice.id, 1, input(byHand(3)));
    expect(errors).toEqual([]);
    expect(saved).toMatchObject({
      isOutdated: true,
      netTotal: invoice.netTotal,
      lines: [{ day: past(3, '18:00').slice(0, 10), description: 'Service nach Absprache', quantity: 5.5 }],
    });
    expect((await calls.send(invoice.id)).code).toBe('invoices.outdated');
    const { invoice: taken } = await calls.update(invoice.id, 2, input());
    expect(taken).toMatchObject({ isOutdated: false, lines: [{ day: past(2, '18:00').slice(0, 10), quantity: 6 }] });
  });

  test('is seen in the preview of the form as it would be saved, beside what is recorded now', async () => {
    const { invoice } = await calls.create(input(byHand(3)));
    await record(1, shift(past(2, '18:00'), past(1, '00:00'), 0));
    const { recipientId: r, language: l, includedWorklogBlockIds: ids, ...draft } = input(byHand(3));
    const { invoice: seen } = await calls.call(
      `query ($ids: [String!]!, $r: String!, $l: PaperLanguage, $id: String, $draft: InvoiceDraftInput) {
        it: invoicePdfData(worklogBlockIds: $ids, invoiceRecipientId: $r, language: $l, invoiceId: $id, draft: $draft) {
          isOutdated lines { day quantity } recorded { day minutes } } }`,
      { ids, r, l, id: invoice.id, draft },
    );
    expect(seen).toEqual({
      isOutdated: true,
      lines: [{ day: past(3, '18:00').slice(0, 10), quantity: 5.5 }],
      recorded: [{ day: past(2, '18:00').slice(0, 10), minutes: 360 }],
    });
  });

  test('is refused for a day without hours, beside a new day too', async () => {
    const refused = { 'input.lines.0.day': INVOICE_FAILURES.dayWithoutHours.message };
    expect((await calls.create(input(byHand(4)))).fields).toEqual(refused);
    const { invoice } = await calls.create(input(byHand(3)));
    expect((await calls.update(invoice.id, 1, input(byHand(4)))).fields).toEqual(refused);
    await record(1, shift(past(2, '18:00'), past(1, '00:00'), 0));
    expect((await calls.update(invoice.id, 1, input(byHand(3), byHand(2)))).fields).toEqual(refused);
  });

  test('is refused for a block that is not on the invoice, and twice for one day', async () => {
    const late = await anotherEvening(api, stage, 6);
    expect((await calls.create(input(byHand(6, 1, late)))).code).toBe('invoices.dayWithoutHours');
    expect((await calls.create(input(byHand(3), byHand(3, 4)))).fields).toEqual({
      'input.lines.1.day': INVOICE_FAILURES.lineTwice.message,
    });
  });
});
