import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { past } from '#app/testing/a-worked-evening.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls } from '#app/testing/an-invoice.ts';
import { billingRunCalls } from '#app/testing/billing-run-calls.ts';
import { classOf } from '#app/testing/class-of.ts';
import { runTestJobs } from '#app/testing/run-test-jobs.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';
import { settleRunItem } from '#features/billing-runs/billing-runs.jobs.ts';

type Stage = Awaited<ReturnType<typeof aRecordedEvening>>;
const api = await aTestApi();
const runs = billingRunCalls(api, () => stage.accounting);
const invoices = invoiceCalls(api, () => stage.accounting);
let stage: Stage;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const startJobs = () => runTestJobs(api, settleRunItem(api.press, 'http://127.0.0.1:1'));
const owner = (statement: string, values: unknown[] = []) => api.asOwner(statement, values);
const invoiceCount = async (): Promise<number> => {
  const [row] = await owner('select count(*)::int as count from invoices where tenant_id = $1', [stage.tenantId]);
  return Number(row?.['count']);
};
/** Another recipient with prices as the first, and an evening to bill. */
async function another(customerNumber: string): Promise<{ recipient: string; evening: string }> {
  const recipient = await aRecipient(api, stage.tenantId, customerNumber);
  await owner(
    `insert into invoice_recipient_prices (tenant_id, invoice_recipient_id, appointment_type_id, price_in_cents)
     select tenant_id, $2, appointment_type_id, price_in_cents from invoice_recipient_prices where invoice_recipient_id = $1`,
    [stage.recipient, recipient],
  );
  return { recipient, evening: await anotherEvening(api, { ...stage, recipient }, 5) };
}

describe('what a run would make', () => {
  test('an invoice for each recipient with hours up to the day', async () => {
    const { recipient, evening } = await another('Z-1');
    const proposals = await runs.propose();
    expect(proposals).toMatchObject([
      {
        invoiceRecipientId: stage.recipient,
        workMinutes: expect.any(Number),
        gaps: [],
        blocks: [{ id: stage.evening, version: 1 }],
      },
      { invoiceRecipientId: recipient, workMinutes: 240, net: { value: 115.6 }, blocks: [{ id: evening, version: 1 }] },
    ]);
    for (const daysAgo of [4, 5]) {
      expect(await runs.propose({ until: dayOf(new Date(past(daysAgo, '12:00'))) })).toMatchObject([
        { invoiceRecipientId: recipient },
      ]);
    }
    expect(await runs.propose({ until: dayOf(new Date(past(6, '12:00'))) })).toEqual([]);
    expect(await runs.propose({ ids: [recipient] })).toHaveLength(1);
  });

  test('says what it costs as the invoice does then', async () => {
    await owner('update invoice_senders set night_surcharge = 2500 where tenant_id = $1', [stage.tenantId]);
    for (const surcharges of [false, true]) {
      await startJobs();
      const proposals = await runs.propose({ surcharges });
      const { invoice: run } = await runs.start(proposals, { proposesSurcharges: surcharges });
      const { items } = await runs.settled(run.id);
      const { invoice } = await invoices.find(items[0].invoiceId);
      expect(invoice.netTotal).toEqual(proposals[0].net);
      expect(invoice.surcharges.length > 0).toBe(surcharges);
      await invoices.cancel(invoice.id);
    }
  });

  test('names what is missing', async () => {
    await owner('delete from invoice_recipient_prices where invoice_recipient_id = $1', [stage.recipient]);
    await owner('update invoice_recipients set contact_email = null where id = $1', [stage.recipient]);
    const [proposal] = await runs.propose();
    expect(proposal).toMatchObject({ net: null, gaps: ['PRICE_MISSING'], hints: ['EMAIL_MISSING'] });
    expect(proposal.typesWithoutPrice).toHaveLength(1);
    expect(proposal.dayWithoutPrice).toMatch(/^\d{4}-\d\d-\d\d$/);
    await owner(`update invoice_recipients set country_code = 'DE', vat_number = 'DE123456789' where id = $1`, [
      stage.recipient,
    ]);
    expect((await runs.propose())[0]).toMatchObject({ hints: ['EMAIL_MISSING', 'VAT_NUMBER_NOT_CHECKED'] });
  });

  test('asks for who takes invoices, and goes by what the register said last', async () => {
    await owner(
      `update invoice_recipients set contact_email = null, country_code = 'DE', vat_number = 'DE123456789' where id = $1`,
      [stage.recipient],
    );
    await owner(
      `insert into invoice_recipient_contact_persons (tenant_id, invoice_recipient_id, position, name, contact_email,
         receives_invoices, receives_printouts) values ($1, $2, 1, 'Küche', 'kueche@kunde.example', false, true)`,
      [stage.tenantId, stage.recipient],
    );
    const said = (outcome: string, daysAgo: number, reason?: string) =>
      owner(
        `insert into vat_checks (tenant_id, vat_number, checked_at, outcome, reason)
         values ($1, 'DE123456789', now() - make_interval(days => $3), $2, $4)`,
        [stage.tenantId, outcome, daysAgo, reason],
      );
    await said('VALID', 2);
    await said('INVALID', 1);
    const [{ hints }] = await runs.propose();
    expect(hints.toSorted()).toEqual(['EMAIL_MISSING', 'VAT_NUMBER_INVALID']);
    await owner(
      'update invoice_recipient_contact_persons set receives_invoices = true where invoice_recipient_id = $1',
      [stage.recipient],
    );
    expect((await runs.propose())[0].hints).toEqual(['VAT_NUMBER_INVALID']);
    // Its silence takes no answer back.
    await said('NOT_CHECKED', 0, 'SERVICE_AWAY');
    expect((await runs.propose())[0].hints).toEqual(['VAT_NUMBER_INVALID']);
  });
});

test('a run makes drafts with the dates that were chosen; billed is billed', async () => {
  await another('Z-1');
  await startJobs();
  const { invoice: ordered } = await runs.start(await runs.propose());
  expect(ordered).toMatchObject({ kind: 'CREATE', count: 2, orderedByName: expect.stringContaining(' ') });
  const run = await runs.settled(ordered.id);
  expect(run).toMatchObject({ doneCount: 2, failedCount: 0, waitingCount: 0 });
  const { invoice } = await invoices.find(run.items[0].invoiceId);
  expect(invoice).toMatchObject({
    state: 'DRAFT',
    issueDate: dayOf(new Date()),
    includedWorklogBlockIds: [stage.evening],
  });
  expect(await runs.propose()).toEqual([]);
  expect((await runs.list()).map(({ id }: { id: string }) => id)).toEqual([run.id]);
  const records = await owner(
    `select actor_user_id from audit_records where tenant_id = $1 and entity_type = 'invoice' and entity_id = $2`,
    [stage.tenantId, run.items[0].invoiceId],
  );
  expect(records).toEqual([{ actor_user_id: stage.accounting.id }]);
});

test('a run that names no day bills by the terms of each recipient', async () => {
  await owner('update invoice_recipients set payment_days = 45 where id = $1', [stage.recipient]);
  await startJobs();
  const { invoice: ordered } = await runs.start(await runs.propose(), { dueDate: null });
  await runs.settled(ordered.id);
  const today = dayOf(new Date());
  const [made] = await owner('select due_date::text as due, dun_date::text as dun from invoices where tenant_id = $1', [
    stage.tenantId,
  ]);
  expect(made).toEqual({ due: addDays(today, 45), dun: addDays(today, 55) });
});

test('tells of what it made as it is now', async () => {
  const [proposal] = await runs.propose();
  await startJobs();
  const { id } = (await runs.start([proposal])).invoice;
  const { items } = await runs.settled(id);
  const { workMinutes, net } = proposal;
  expect(items[0].billed).toEqual({ state: 'DRAFT', blockCount: 1, workMinutes, net, isEmailMissing: false });
  await owner('update invoice_recipients set contact_email = null where id = $1', [stage.recipient]);
  await invoices.cancel(items[0].invoiceId);
  expect((await runs.find(id)).items[0].billed).toMatchObject({ state: 'CANCELLED', isEmailMissing: true });
});

test('ordered twice it makes nothing twice, and says so', async () => {
  const proposals = await runs.propose();
  const [first, second] = await Promise.all([runs.start(proposals), runs.start(proposals)]);
  await startJobs();
  const settled = await Promise.all([first, second].map(({ invoice }) => runs.settled(invoice.id)));
  expect(settled.map(({ doneCount }) => doneCount).toSorted()).toEqual([0, 1]);
  const failed = settled.flatMap(({ items }) => items).find(({ state }) => state === 'FAILED');
  expect(failed.failure).toMatch(/^Inzwischen geändert oder verrechnet: .* \(\d\d\.\d\d\.\d{4}\)/);
  expect(await invoiceCount()).toBe(1);
});

test('hours that were recorded anew are named and not billed; the others are', async () => {
  const { recipient } = await another('Z-1');
  const proposals = await runs.propose();
  const { record } = worklogCalls(api, () => stage.accounting);
  await record(stage.evening, 1, [
    { worklogUserId: stage.anna.id, entries: [shift()] },
    { worklogUserId: stage.bela.id, entries: [shift()] },
  ]);
  const { invoice: ordered } = await runs.start(proposals);
  await startJobs();
  const { items } = await runs.settled(ordered.id);
  expect(items).toMatchObject([
    {
      invoiceRecipientId: stage.recipient,
      state: 'FAILED',
      invoiceId: null,
      failure: expect.stringContaining('Inzwischen'),
    },
    { invoiceRecipientId: recipient, state: 'DONE', failure: null },
  ]);
  const again = await runs.propose();
  expect(again).toMatchObject([{ invoiceRecipientId: stage.recipient, blocks: [{ version: 2 }] }]);
  const { invoice: second } = await runs.start(again);
  expect(await runs.settled(second.id)).toMatchObject({ doneCount: 1 });
});

test('a price that was taken away meanwhile fails with its sentence, and leaves no gap in the numbers', async () => {
  const { recipient } = await another('Z-1');
  const proposals = await runs.propose();
  await owner('delete from invoice_recipient_prices where invoice_recipient_id = $1', [stage.recipient]);
  await startJobs();
  const { items } = await runs.settled((await runs.start(proposals)).invoice.id);
  expect(items).toMatchObject([
    { invoiceRecipientId: stage.recipient, state: 'FAILED', failure: expect.stringContaining('noch keinen Preis') },
    { invoiceRecipientId: recipient, state: 'DONE', invoiceNumber: expect.stringMatching(/-00001$/) },
  ]);
});

test('what waits can be stopped; what is done stays', async () => {
  const { invoice: ordered } = await runs.start(await runs.propose());
  const { invoice: stopped } = await runs.stop(ordered.id);
  expect(stopped).toMatchObject({ waitingCount: 0, items: [{ state: 'STOPPED' }] });
  await startJobs();
  // A run that comes later is settled: the stopped job was taken before it.
  await runs.settled((await runs.start(await runs.propose())).invoice.id);
  expect(await runs.find(ordered.id)).toMatchObject({ doneCount: 0, items: [{ state: 'STOPPED', invoiceId: null }] });
  expect(await invoiceCount()).toBe(1);
});

describe('refuses', () => {
  test('a wrong date at its field, nothing, too much, and what is not there', async () => {
    const proposals = await runs.propose();
    const today = dayOf(new Date());
    expect((await runs.start(proposals, { dueDate: today })).fields).toHaveProperty(['input.dueDate']);
    expect((await runs.start(proposals, { issueDate: '2099-01-01', dueDate: '2099-02-01' })).code).toBe(
      'invoices.otherYear',
    );
    expect((await runs.start([])).code).toBe('billing-runs.nothingChosen');
    expect((await runs.send([])).code).toBe('billing-runs.nothingChosen');
    const many = Array.from({ length: 501 }, () => crypto.randomUUID());
    expect((await runs.send(many)).code).toBe('billing-runs.tooMany');
    expect(classOf(await runs.send([crypto.randomUUID()]))).toBe('NOT_FOUND');
  });

  test('what belongs to others, by run, recipient, block and invoice', async () => {
    const foreign = await aRecordedEvening(api);
    const others = billingRunCalls(api, () => foreign.accounting);
    const { invoice: theirs } = await others.start(await others.propose());
    expect(classOf(await runs.stop(theirs.id))).toBe('NOT_FOUND');
    expect(await runs.list()).toEqual([]);
    expect(await runs.propose({ ids: [foreign.recipient] })).toEqual([]);
    const blocks = [{ id: foreign.evening, version: 1 }];
    expect(classOf(await runs.start([{ invoiceRecipientId: foreign.recipient, blocks }]))).toBe('NOT_FOUND');
    await startJobs();
    const { invoice: run } = await runs.start([{ invoiceRecipientId: stage.recipient, blocks }]);
    expect(await runs.settled(run.id)).toMatchObject({ doneCount: 0, failedCount: 1 });
    const { items } = await others.settled(theirs.id);
    expect(classOf(await runs.send([items[0].invoiceId]))).toBe('NOT_FOUND');
  });

  test('a block of another recipient', async () => {
    const { evening } = await another('Z-1');
    await startJobs();
    const { invoice } = await runs.start([
      { invoiceRecipientId: stage.recipient, blocks: [{ id: evening, version: 1 }] },
    ]);
    expect((await runs.settled(invoice.id)).items[0]).toMatchObject({ state: 'FAILED', invoiceId: null });
  });
});
