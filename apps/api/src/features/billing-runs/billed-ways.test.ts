import { MONEY_RULES } from '@gastspiel/domain/money/money.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { EVENING, past } from '#app/testing/a-worked-evening.ts';
import { appointmentInput } from '#app/testing/an-appointment.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { billingRunCalls } from '#app/testing/billing-run-calls.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';
import { settleRunItem } from '#features/billing-runs/billing-runs.jobs.ts';

const api = await aTestApi();
const runs = billingRunCalls(api, () => stage.accounting);
const invoices = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const startJobs = () => runTestJobs(api, settleRunItem(api.press, 'http://127.0.0.1:1'));
async function another(customerNumber: string, daysAgo = 5): Promise<string> {
  const recipient = await aRecipient(api, stage.tenantId, customerNumber);
  await api.asOwner(
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents)
     select tenant_id, $2, appointment_type_id, price_in_cents from invoice_recipient_prices where invoice_recipient_id = $1`,
    [stage.recipient, recipient],
  );
  await anotherEvening(api, { ...stage, recipient }, daysAgo);
  return recipient;
}

describe('recorded ways', () => {
  beforeEach(async () => {
    await worklogCalls(api, () => stage.accounting).record(stage.evening, 1, [
      {
        worklogUserId: stage.anna.id,
        entries: [shift(), shift(past(3, '17:20'), past(3, '18:00'), 0, 'TRAVEL_TO')],
      },
      { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
    ]);
  });

  test('are named by a proposal, and billed where somebody says so, at their price', async () => {
    const [proposal] = await runs.propose();
    expect(proposal.travelMinutes).toBe(40);
    const { invoiceRecipientId, blocks } = proposal;
    const chosen = { invoices: [{ invoiceRecipientId, blocks, billsTravel: true }] };
    expect((await runs.start([], chosen)).fields).toMatchObject({ 'input.travelPrice': expect.any(String) });
    await startJobs();
    const { invoice: run } = await runs.start([], { ...chosen, travelPrice: { value: 20 } });
    const { items } = await runs.settled(run.id);
    const { invoice } = await invoices.find(items[0].invoiceId);
    expect(invoice).toMatchObject({
      isOutdated: false,
      additionalItems: [{ description: 'Fahrtzeit', quantity: 0.67, isTravel: true, net: { value: 13.4 } }],
    });
  });

  test('are billed to those alone for whom somebody says so, and to none without a price', async () => {
    const other = await another('Z-1');
    const [{ blocks }] = await runs.propose({ ids: [other] });
    await worklogCalls(api, () => stage.accounting).record(blocks[0].id, 1, [
      {
        worklogUserId: stage.anna.id,
        entries: [
          shift(past(5, '18:00'), past(5, '22:00'), 0),
          shift(past(5, '17:00'), past(5, '18:00'), 0, 'TRAVEL_TO'),
        ],
      },
    ]);
    const proposals = await runs.propose();
    expect(proposals).toMatchObject([{ travelMinutes: 40 }, { invoiceRecipientId: other, travelMinutes: 60 }]);
    const chosen = proposals.map(({ invoiceRecipientId, blocks }: (typeof proposals)[number]) => ({
      invoiceRecipientId,
      blocks,
      billsTravel: invoiceRecipientId === other,
    }));
    const refused = await runs.start([], { invoices: chosen, travelPrice: null });
    expect(refused.fields).toEqual({ 'input.travelPrice': MONEY_RULES.amount });
    await startJobs();
    const { invoice: run } = await runs.start([], { invoices: chosen, travelPrice: { value: 20 } });
    const { items } = await runs.settled(run.id);
    const billed = items.map(async ({ invoiceId }: { invoiceId: string }) => (await invoices.find(invoiceId)).invoice);
    expect(await Promise.all(billed)).toMatchObject([
      { additionalItems: [] },
      { additionalItems: [{ quantity: 1, isTravel: true, net: { value: 20 } }] },
    ]);
  });

  test('are not billed by default', async () => {
    await startJobs();
    const { invoice: run } = await runs.start(await runs.propose());
    const { items } = await runs.settled(run.id);
    expect((await invoices.find(items[0].invoiceId)).invoice.additionalItems).toEqual([]);
  });
});

test('numbers are given in the order in which the invoices were chosen', async () => {
  for (const days of [5, 6, 7, 8]) await another(`Z-${days}`, days);
  const chosen = (await runs.propose()).toReversed();
  await startJobs();
  const { invoice: run } = await runs.start(chosen);
  const { items } = await runs.settled(run.id);
  const numbers = items.map(({ invoiceNumber }: { invoiceNumber: string }) => invoiceNumber);
  expect(items.map(({ customerNumber }: { customerNumber: string }) => customerNumber)).toEqual(
    chosen.map(({ customerNumber }: { customerNumber: string }) => customerNumber),
  );
  expect(numbers).toEqual(numbers.toSorted());
});

test('what failed is kept with its code', async () => {
  const proposals = await runs.propose();
  await invoices.create(invoiceInput(stage.recipient, [stage.evening]));
  await startJobs();
  const { invoice: run } = await runs.start(proposals);
  const { items } = await runs.settled(run.id);
  expect(items).toMatchObject([{ state: 'FAILED', failureCode: 'billing-runs.blocksChanged' }]);
});

describe('recorded hours keep somebody who pays', () => {
  const version = async (): Promise<number> => {
    const { invoice } = await runs.call(
      `{ it: appointment(appointmentId: "${stage.evening}") { version } }`,
      {},
      stage.dispatcher,
    );
    return invoice.version;
  };
  const assign = async (recipient: string | null) =>
    runs.call(
      `mutation ($id: String!, $version: Int!, $r: String) {
        it: assignInvoiceRecipientToAppointment(appointmentId: $id, version: $version, invoiceRecipientId: $r) {
          withdrawnOffers } }`,
      { id: stage.evening, version: await version(), r: recipient },
      stage.dispatcher,
    );
  const refused = { 'input.invoiceRecipientId': WORKLOG_FAILURES.keepsRecipient.message };

  test('another one can be named, none can not, by no way of changing an appointment', async () => {
    expect((await assign(null)).fields).toEqual(refused);
    const input = { ...(await appointmentInput(api, stage.tenantId)), ...EVENING, invoiceRecipientId: null };
    const updated = await runs.call(
      `mutation ($id: String!, $version: Int!, $input: AppointmentInput!) {
        it: updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers } }`,
      { id: stage.evening, version: await version(), input },
      stage.dispatcher,
    );
    expect(updated.fields).toEqual(refused);
    expect((await assign(await another('Z-1'))).errors).toEqual([]);
  });

  test('those of before that have nobody are named by the billing run, of this agency alone', async () => {
    await api.asOwner('update appointments set invoice_recipient_id = null where id = $1', [stage.evening]);
    const ask = (by = stage.accounting) =>
      runs.call(
        'query ($until: String!) { it: unassignedWorklogBlocks(until: $until) { id description } }',
        { until: dayOf(new Date()) },
        by,
      );
    expect((await ask()).invoice).toMatchObject([{ id: stage.evening }]);
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    expect((await ask(stranger)).invoice).toEqual([]);
    expect((await assign(stage.recipient)).errors).toEqual([]);
    expect((await ask()).invoice).toEqual([]);
  });
});
