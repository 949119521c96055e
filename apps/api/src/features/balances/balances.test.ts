import { addDays, addMonths, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWrittenInvoice } from '#app/testing/a-written-invoice.ts';
import { anotherEvening, aRecordedEvening } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { paymentCalls } from '#app/testing/payment-calls.ts';
import { aTestApi, type TestUser } from '#app/testing/test-api.ts';

const api = await aTestApi();
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const today = dayOf(new Date());
const BALANCE = `query ($id: String!) { it: recipientBalance(invoiceRecipientId: $id) {
  open { count grossTotal { value } oldestDueDate } overdue { count grossTotal { value } oldestDueDate }
  revenue { from to net { value } yearBefore { value } } unbilled { minutes net { value } isPriceMissing } credit { value } } }`;
const asked = (id = stage.recipient, by: TestUser = stage.accounting) => api.call(BALANCE, { id }, by.headers);
const balance = async (id = stage.recipient) => (await asked(id)).data?.it;

type Written = Partial<Parameters<typeof aWrittenInvoice>[2]>;
const written = (invoice: Written) => aWrittenInvoice(api, stage.tenantId, { recipient: stage.recipient, ...invoice });

describe('what a recipient owes', () => {
  test('is what was sent, and neither paid nor cancelled; overdue from the day after the due date on', async () => {
    const other = await aRecipient(api, stage.tenantId, 'K-2');
    await written({ gross: 100_00 });
    await written({ gross: 20_00, issueDate: addDays(today, -10) });
    await written({ gross: 3_00, issueDate: addDays(today, -11) });
    await written({ gross: 40, issueDate: addDays(today, -30) });
    for (const is of ['DRAFT', 'PAID', 'CANCELLED'] as const) await written({ gross: 5000_00, is });
    await written({ gross: 7000_00, recipient: other });
    const { open, overdue } = await balance();
    expect(open).toEqual({ count: 4, grossTotal: { value: 123.4 }, oldestDueDate: addDays(today, -20) });
    expect(overdue).toEqual({ count: 2, grossTotal: { value: 3.4 }, oldestDueDate: addDays(today, -20) });
  });

  test('is what the list of invoices shows with the same states', async () => {
    for (const daysAgo of [0, 11, 30]) await written({ gross: 10_00, issueDate: addDays(today, -daysAgo) });
    for (const is of ['DRAFT', 'PAID', 'CANCELLED'] as const) await written({ is });
    const listed = async (states: string) =>
      (
        await api.call(
          `query ($id: String) { invoices(filter: { invoiceRecipientId: $id, states: [${states}] }) { count } }`,
          { id: stage.recipient },
          stage.accounting.headers,
        )
      ).data?.invoices.count;
    const { open, overdue } = await balance();
    expect([open.count, overdue.count]).toEqual([
      await listed('PENDING, PAST_DUE, PAST_DUN'),
      await listed('PAST_DUE, PAST_DUN'),
    ]);
  });

  test('is nothing where nothing was ever sent', async () => {
    const nothing = { count: 0, grossTotal: { value: 0 }, oldestDueDate: null };
    const { open, overdue, unbilled } = await balance(await aRecipient(api, stage.tenantId, 'K-2'));
    expect({ open, overdue }).toEqual({ open: nothing, overdue: nothing });
    expect(unbilled).toEqual({ minutes: 0, net: { value: 0 }, isPriceMissing: false });
  });
});

test('its credit is what was paid and allotted to nothing', async () => {
  expect((await balance()).credit).toEqual({ value: 0 });
  await paymentCalls(api, () => stage.accounting).record(stage.recipient, 30);
  expect((await balance()).credit).toEqual({ value: 30 });
});

test('its revenue is what was sent this year, beside the same days a year before', async () => {
  const lastYear = addMonths(today, -12);
  await written({ net: 100_00 });
  await written({ net: 10_00, is: 'PAID' });
  await written({ net: 7000_00, is: 'CANCELLED' });
  await written({ net: 7000_00, is: 'DRAFT' });
  await written({ net: 80_00, issueDate: lastYear });
  await written({ net: 7000_00, issueDate: addDays(lastYear, 1) });
  const { revenue } = await balance();
  expect(revenue).toEqual({
    from: `${today.slice(0, 4)}-01-01`,
    to: today,
    net: { value: 110 },
    yearBefore: { value: 80 },
  });
});

test('unbilled are the recorded hours that are on no invoice, by the prices of their days', async () => {
  await anotherEvening(api, stage, 6);
  const summed = await api.call(
    '{ billableWorklogBlocksSummary { workMinutes net { value } isPriceMissing } }',
    {},
    stage.accounting.headers,
  );
  const { unbilled } = await balance();
  const { workMinutes: minutes, ...rest } = summed.data?.billableWorklogBlocksSummary[0] ?? {};
  expect(unbilled).toEqual({ minutes, ...rest });
  expect(minutes).toBeGreaterThan(240);
  await api.asOwner('delete from invoice_recipient_prices where tenant_id = $1', [stage.tenantId]);
  await api.asOwner('delete from price_list_entries where tenant_id = $1', [stage.tenantId]);
  expect((await balance()).unbilled).toEqual({ minutes, net: { value: 0 }, isPriceMissing: true });
});

describe('the sums are shown', () => {
  test('to accounting, customer care and administration, not to dispatchers', async () => {
    for (const role of ['TENANT_USER_CUSTOMER_CARE', 'TENANT_USER_ADMIN'] as const)
      expect((await asked(stage.recipient, await api.aUser({ tenantId: stage.tenantId, role }))).errors).toEqual([]);
    expect(classOf(await asked(stage.recipient, stage.dispatcher))).toBe('FORBIDDEN');
  });

  test('of no other agency’s recipient', async () => {
    const other = await aRecipient(api, await api.aTenant(), 'K-9');
    expect(classOf(await asked(other))).toBe('NOT_FOUND');
  });
});
