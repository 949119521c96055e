import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { past } from '#app/testing/a-worked-evening.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
const hours = worklogCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let earlier: string;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
  earlier = await anotherEvening(api, stage, 6);
});

/** The day of the evening, three days ago; the other evening lies three days before. */
const DAY = past(3, '18:00').slice(0, 10);
const ofType = '(select id from appointment_types where tenant_id = $1 order by position limit 1)';
const listPrice = (cents: number, validFrom: string) =>
  api.asOwner(
    `insert into price_list_entries (tenant_id, appointment_type_id, valid_from, price_in_cents)
     values ($1, ${ofType}, $2, $3)`,
    [stage.tenantId, validFrom, cents],
  );
const ownPrice = (cents: number | null, validFrom: string) =>
  api.asOwner(
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, valid_from, price_in_cents)
     values ($1, $4, ${ofType}, $2, $3)`,
    [stage.tenantId, validFrom, cents, stage.recipient],
  );
const pricesIn = (lines: readonly { price: { value: number } }[]) => lines.map(({ price }) => price.value);
const make = (changes: object = {}) => calls.create(invoiceInput(stage.recipient, [earlier, stage.evening], changes));
const billable = async () =>
  (
    await calls.call(
      `query ($r: String!) { it: billableWorklogBlocks(invoiceRecipientId: $r) { obstacle net { value } } }`,
      { r: stage.recipient },
    )
  ).invoice;

describe('the price of a line is the one of its day of work', () => {
  test('two prices of a kind of work make two lines, in the choice, the preview, the sums and a run alike', async () => {
    await ownPrice(3120, DAY);
    expect(await billable()).toEqual([
      { obstacle: null, net: { value: 115.6 } },
      { obstacle: null, net: { value: 460.2 } },
    ]);
    const { invoice } = await make();
    expect(invoice).toMatchObject({ lines: [{ quantity: 4 }, { quantity: 14.75 }], netTotal: { value: 575.8 } });
    expect(pricesIn(invoice.lines)).toEqual([28.9, 31.2]);
    await calls.cancel(invoice.id);
    const { invoice: sums } = await calls.call(
      '{ it: billableWorklogBlocksSummary { net { value } isPriceMissing } }',
      {},
    );
    expect(sums).toEqual([{ net: { value: 575.8 }, isPriceMissing: false }]);
    const { invoice: proposed } = await calls.call(
      `query ($until: String!) { it: billingProposals(until: $until) { net { value } } }`,
      { until: addDays(DAY, 3) },
    );
    expect(proposed).toEqual([{ net: { value: 575.8 } }]);
  });

  test('where the own price has ended the list counts, from that day on', async () => {
    await listPrice(2500, '2020-01-01');
    await ownPrice(null, DAY);
    expect(pricesIn((await make()).invoice.lines)).toEqual([28.9, 25]);
  });

  test('a price that begins only after the work is missing, on both ways to an invoice', async () => {
    await api.asOwner('delete from invoice_recipient_prices where tenant_id = $1', [stage.tenantId]);
    await listPrice(2500, DAY);
    expect((await billable()).map(({ obstacle }: { obstacle: string | null }) => obstacle)).toEqual([
      'PRICE_MISSING',
      null,
    ]);
    const refused = await make();
    expect(refused.code).toBe('invoices.priceMissing');
    expect(refused.message).toContain('Preisliste');
    expect((await calls.create(invoiceInput(stage.recipient, [stage.evening]))).errors).toEqual([]);
  });

  test('prices of before have no day, and bill to the cent what they billed', async () => {
    const [row] = await api.asOwner(
      'select valid_from::text as day from invoice_recipient_prices where tenant_id = $1',
      [stage.tenantId],
    );
    expect(row).toEqual({ day: '1900-01-01' });
    expect((await make()).invoice.netTotal).toEqual({ value: 541.88 });
  });
});

describe('a draft', () => {
  test('keeps its price, is told of another one of its day alone, and takes it', async () => {
    const { invoice } = await make();
    await ownPrice(3120, DAY);
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([
      { kind: 'PRICE', subject: 'Service', before: '28,90', after: '31,20' },
    ]);
    const { invoice: kept } = await calls.update(
      invoice.id,
      1,
      invoiceInput(stage.recipient, [earlier, stage.evening]),
    );
    expect(pricesIn(kept.lines)).toEqual([28.9, 28.9]);
    const { invoice: renewed } = await calls.renew(invoice.id, 2, { takesRecipient: true });
    expect(pricesIn(renewed.lines)).toEqual([28.9, 31.2]);
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([]);
  });

  test('is not told of a price that begins after its work', async () => {
    const { invoice } = await make();
    await ownPrice(5000, addDays(DAY, 1));
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([]);
  });
});

describe('surcharges of a kind of work with two prices', () => {
  beforeEach(async () => {
    await api.asOwner('update invoice_senders set night_surcharge = 2500 where tenant_id = $1', [stage.tenantId]);
    await hours.record(earlier, 1, [
      { worklogUserId: stage.anna.id, entries: [shift(past(6, '18:00'), past(6, '23:30'), 0)] },
    ]);
  });
  const night = async (quantity: number, price?: number) => {
    const [type] = await api.asOwner(
      'select id from appointment_types where tenant_id = $1 order by position limit 1',
      [stage.tenantId],
    );
    return {
      appointmentTypeId: type?.['id'],
      description: 'Nachtzuschlag 22–06 Uhr',
      quantity,
      surchargePercentage: 25,
      price: price && { value: price },
    };
  };

  test('are proposed for each price, and split when a draft takes new prices', async () => {
    const asked = { surcharges: undefined };
    const { invoice } = await make(asked);
    expect(invoice.surcharges).toMatchObject([{ quantity: 8.5 }]);
    await ownPrice(3120, DAY);
    const { invoice: split, errors } = await calls.renew(invoice.id, 1, { takesRecipient: true });
    expect(errors).toEqual([]);
    expect(split.surcharges).toMatchObject([
      { quantity: 1.5, net: { value: 10.84 } },
      { quantity: 7, net: { value: 54.6 } },
    ]);
    expect(split.isOutdated).toBe(false);
    await calls.cancel(invoice.id);
    expect((await make(asked)).invoice.surcharges).toMatchObject([{ quantity: 1.5 }, { quantity: 7 }]);
  });

  test('say for which, and are on no more hours than there are at that price', async () => {
    await ownPrice(3120, DAY);
    expect(await make({ surcharges: [await night(1)] })).toMatchObject({ code: 'invoices.surchargePrice' });
    expect(await make({ surcharges: [await night(1, 40)] })).toMatchObject({ code: 'invoices.surchargePrice' });
    const { fields } = await make({ surcharges: [await night(5.51, 28.9)] });
    expect(fields).toEqual({ 'input.surcharges.0.quantity': expect.stringContaining('5,50') });
    const both = [await night(5.5, 28.9), await night(14.75, 31.2)];
    expect((await make({ surcharges: both })).errors).toEqual([]);
  });
});
