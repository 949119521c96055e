import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { SENDER } from '#app/testing/a-sender.ts';
import { past } from '#app/testing/a-worked-evening.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { billingRunCalls } from '#app/testing/billing-run-calls.ts';
import { startMailing } from '#app/testing/mailing.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';
import { lockAppointmentsForUpdate } from '#features/invoices/index.ts';

const mailing = await startMailing();
const runs = billingRunCalls(mailing.api, () => stage.accounting);
const invoices = invoiceCalls(mailing.api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let first: { id: string; number: string };
let second: { id: string; number: string };
afterAll(() => mailing.stop());
beforeEach(async () => {
  stage = await aRecordedEvening(mailing.api);
  first = (await invoices.create(invoiceInput(stage.recipient, [stage.evening]))).invoice;
  const another = await anotherEvening(mailing.api, stage, 6);
  second = (await invoices.create(invoiceInput(stage.recipient, [another]))).invoice;
});

const stateOf = async ({ id }: { id: string }) => (await invoices.find(id)).invoice.state;
const subjects = async () =>
  (await mailing.inbox.messages(`${stage.recipient}@kunde.example`)).map(({ subject }) => subject).toSorted();

test('sends all of them, by number, and says what became of each', async () => {
  const { invoice: ordered } = await runs.send([second.id, first.id, second.id]);
  expect(ordered).toMatchObject({ kind: 'SEND', count: 2 });
  const run = await runs.settled(ordered.id);
  expect(run.items).toMatchObject([
    { invoiceId: first.id, invoiceNumber: first.number, state: 'DONE' },
    { invoiceId: second.id, invoiceNumber: second.number, state: 'DONE' },
  ]);
  await expect.poll(subjects).toEqual([first, second].map(({ number }) => `Rechnung ${number} – ${SENDER.name}`));
  expect([await stateOf(first), await stateOf(second)]).toEqual(['PENDING', 'PENDING']);
  const records = await mailing.api.asOwner(
    `select r.actor_user_id, p.after from audit_records r join audit_payloads p on p.audit_record_id = r.id
     where r.tenant_id = $1 and r.entity_id = $2 and p.after ? 'sent'`,
    [stage.tenantId, first.id],
  );
  expect(records).toMatchObject([{ actor_user_id: stage.accounting.id }]);
});

test('one that can not be sent is named and holds back no other', async () => {
  const { record } = worklogCalls(mailing.api, () => stage.accounting);
  await record(stage.evening, 1, [
    { worklogUserId: stage.anna.id, entries: [shift()] },
    { worklogUserId: stage.bela.id, entries: [shift(past(3, '18:00'), past(2, '01:00'), 0)] },
  ]);
  const run = await runs.settled((await runs.send([first.id, second.id])).invoice.id);
  expect(run).toMatchObject({
    doneCount: 1,
    failedCount: 1,
    items: [{ state: 'FAILED', failure: expect.stringContaining('neu erfasst') }, { state: 'DONE' }],
  });
  expect([await stateOf(first), await stateOf(second)]).toEqual(['DRAFT', 'PENDING']);
});

test('what was sent before the order is sent once more', async () => {
  await runs.settled((await runs.send([first.id])).invoice.id);
  expect(await runs.settled((await runs.send([first.id])).invoice.id)).toMatchObject({ doneCount: 1 });
  const sendings = await mailing.api.asOwner('select from invoice_sendings where tenant_id = $1', [stage.tenantId]);
  expect(sendings).toHaveLength(2);
});

test('ordered twice before it is sent it goes out once', async () => {
  const ids = await mailing.api.database.withTenant(stage.tenantId, async (db) => {
    // Sending waits for the block.
    await lockAppointmentsForUpdate(db, [stage.evening]);
    const orders = [await runs.send([first.id]), await runs.send([first.id])];
    return orders.map(({ invoice }) => invoice.id);
  });
  for (const id of ids) expect(await runs.settled(id)).toMatchObject({ doneCount: 1 });
  const sendings = await mailing.api.asOwner('select from invoice_sendings where tenant_id = $1', [stage.tenantId]);
  expect(sendings).toHaveLength(1);
});

test('sends once more what was sent on a past day as it is, though drafts are issued today', async () => {
  const issueDate = addDays(dayOf(new Date()), -3);
  const dates = { issueDate, dueDate: addDays(issueDate, 14), dunDate: addDays(issueDate, 20) };
  const item = { description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 10 } };
  const { invoice } = await invoices.create(invoiceInput(stage.recipient, [], { additionalItems: [item], ...dates }));
  await invoices.send(invoice.id);
  expect(await runs.settled((await runs.send([invoice.id], stage.accounting, true)).invoice.id)).toMatchObject({
    doneCount: 1,
  });
  expect((await invoices.find(invoice.id)).invoice.issueDate).toBe(issueDate);
});

test('issues drafts of a past day of this year today, with number and terms as they are, whoever else does so too', async () => {
  const today = dayOf(new Date());
  const year = Number(today.slice(0, 4));
  const aDraftOf = async (issueDate: string) => {
    const item = { description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 10 } };
    const dates = { issueDate, dueDate: addDays(issueDate, 14), dunDate: addDays(issueDate, 20) };
    return (await invoices.create(invoiceInput(stage.recipient, [], { additionalItems: [item], ...dates }))).invoice;
  };
  const old = await aDraftOf(`${year - 1}-12-30`);
  const late = await aDraftOf(addDays(today, -3));
  const order = () => runs.send([old.id, late.id, first.id], stage.accounting, true);
  const [one, two] = await Promise.all([order(), order()]);
  for (const { invoice } of [one, two]) expect(await runs.settled(invoice.id)).toMatchObject({ doneCount: 3 });
  const sent = async ({ id }: { id: string }) => {
    const { number, issueDate, processingSteps } = (await invoices.find(id)).invoice;
    return [number, issueDate, processingSteps.dueDate];
  };
  expect(await sent(old)).toEqual([old.number, `${year - 1}-12-30`, `${year}-01-13`]);
  const issued = late.number.startsWith(`${year}`) ? today : addDays(today, -3);
  expect(await sent(late)).toEqual([late.number, issued, addDays(issued, 14)]);
  expect((await sent(first)).slice(0, 2)).toEqual([first.number, today]);
});
