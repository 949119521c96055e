import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { past } from '#app/testing/a-worked-evening.ts';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';
import { shift, worklogCalls } from '#app/testing/worklog-calls.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
const hours = worklogCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const today = dayOf(new Date());
const make = async (changes: object = {}) =>
  (await calls.create(invoiceInput(stage.recipient, [stage.evening], changes))).invoice;
const ofRecipient = (set: string) =>
  api.asOwner(`update invoice_recipients set ${set} where id = $1`, [stage.recipient]);
const raisePrice = () =>
  api.asOwner('update invoice_recipient_prices set price_in_cents = 5000 where invoice_recipient_id = $1', [
    stage.recipient,
  ]);
const record = (version: number, until: '20:00' | '21:00' | '22:00') =>
  hours.record(stage.evening, version, [
    { worklogUserId: stage.anna.id, entries: [shift(past(3, '18:00'), past(3, until), 0)] },
    { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
  ]);

describe('what was changed at the customer', () => {
  test('is told, for many drafts too, and taken over with one call: name, address, UID and price', async () => {
    const invoice = await make();
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([]);
    await ofRecipient(`name = 'Wehrgraf AG', street_name_and_number = 'Graben 2', vat_number = 'ATU13585627'`);
    await raisePrice();
    const { sendingHints } = await calls.hints(invoice.id);
    expect(sendingHints.map(({ kind, after }: { kind: string; after: string }) => [kind, after])).toEqual([
      ['NAME', 'Wehrgraf AG'],
      ['ADDRESS', expect.stringContaining('Graben 2')],
      ['VAT_NUMBER', 'ATU13585627'],
      ['PRICE', '50,00'],
    ]);
    const { invoice: many } = await calls.call(
      'query ($ids: [String!]!) { it: invoiceSendingHints(invoiceIds: $ids) { invoiceId hints { kind } } }',
      { ids: [invoice.id] },
    );
    expect(many).toMatchObject([{ invoiceId: invoice.id, hints: [{}, {}, {}, {}] }]);
    const { invoice: renewed, errors } = await calls.renew(invoice.id, 1, { takesRecipient: true });
    expect(errors).toEqual([]);
    expect(renewed).toMatchObject({
      usedLetterHead: { name: 'Wehrgraf AG' },
      lines: [{ price: { value: 50 }, quantity: invoice.lines[0].quantity }],
    });
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([]);
    expect((await calls.renew(invoice.id, 1, { takesRecipient: true })).code).toBe('general.stale');
  });

  test('leaves what was made by hand and what is outdated as it is', async () => {
    const line = {
      worklogBlockId: stage.evening,
      day: past(3, '18:00').slice(0, 10),
      description: 'Gala',
      quantity: 5,
    };
    const invoice = await make({ lines: [line], notes: 'Danke!' });
    await record(1, '22:00');
    await raisePrice();
    const { invoice: renewed } = await calls.renew(invoice.id, 1, { takesRecipient: true });
    expect(renewed).toMatchObject({
      isOutdated: true,
      lines: [{ description: 'Gala', quantity: 5, price: { value: 50 } }],
    });
  });

  test('is taxed as the law proposes where they are now; a choice of one’s own stays while it is offered', async () => {
    const invoice = await make();
    await ofRecipient(`country_code = 'DE', vat_number = 'DE123456789'`);
    const { invoice: abroad } = await calls.renew(invoice.id, 1, { takesRecipient: true });
    expect(abroad).toMatchObject({ reverseChargeApplies: true, tax: { value: 0 }, netTotal: invoice.netTotal });
    const taxed = invoiceInput(stage.recipient, [stage.evening], { taxTreatment: 'TAXED' });
    await calls.update(invoice.id, 2, taxed);
    const { invoice: chosen } = await calls.renew(invoice.id, 3, { takesRecipient: true });
    expect(chosen).toMatchObject({ reverseChargeApplies: false, tax: invoice.tax });
    await calls.update(invoice.id, 4, { ...taxed, taxTreatment: 'REVERSE_CHARGE' });
    await ofRecipient(`country_code = 'AT', vat_number = 'ATU13585627'`);
    const { invoice: home } = await calls.renew(invoice.id, 5, { takesRecipient: true });
    expect(home).toMatchObject({ reverseChargeApplies: false, tax: invoice.tax });
  });

  test('leaves recorded ways what they are: recorded anew, they are outdated', async () => {
    const recordWays = (version: number, from: '17:00' | '17:20') =>
      hours.record(stage.evening, version, [
        { worklogUserId: stage.anna.id, entries: [shift(), shift(past(3, from), past(3, '18:00'), 0, 'TRAVEL_TO')] },
        { worklogUserId: stage.bela.id, didNotCome: true, entries: [] },
      ]);
    await recordWays(1, '17:20');
    const way = { description: 'Fahrtzeit', quantity: 0.67, unit: 'h', pricePerUnit: { value: 20 }, isTravel: true };
    const invoice = await make({ additionalItems: [way] });
    const { invoice: renewed } = await calls.renew(invoice.id, 1, { takesRecipient: true });
    const kept = { additionalItems: [{ isTravel: true, quantity: 0.67, proposedQuantity: 0.67 }] };
    expect(renewed).toMatchObject({ isOutdated: false, ...kept });
    await recordWays(2, '17:00');
    const { invoice: again } = await calls.renew(invoice.id, 2, { takesRecipient: true });
    expect(again).toMatchObject({ isOutdated: true, ...kept });
  });

  test('stays untold for what was cancelled before it was sent, and for its cancellation', async () => {
    const invoice = await make();
    const { invoice: storno } = await calls.cancel(invoice.id);
    await ofRecipient(`name = 'Wehrgraf AG'`);
    for (const { id } of [invoice, storno]) expect((await calls.hints(id)).sendingHints).toEqual([]);
  });

  test('stays untold for what was sent', async () => {
    const invoice = await make();
    expect((await calls.send(invoice.id)).errors).toEqual([]);
    await ofRecipient(`name = 'Wehrgraf AG'`);
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([]);
    expect((await calls.renew(invoice.id, 1, {})).code).toBe('invoices.notEditable');
  });

  test('a UID that came after a large draft was saved is to be taken over', async () => {
    const item = { description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 20_000 } };
    await ofRecipient('vat_number = null');
    const invoice = await make({ additionalItems: [item] });
    expect((await calls.hints(invoice.id)).obstacles).toEqual([INVOICE_FAILURES.vatNumberNeeded.message]);
    await ofRecipient(`vat_number = 'ATU13585627'`);
    expect((await calls.hints(invoice.id)).obstacles).toEqual([INVOICE_FAILURES.vatNumberNotTaken.message]);
    expect((await calls.send(invoice.id)).code).toBe('invoices.vatNumberNotTaken');
    await calls.renew(invoice.id, 1, { takesRecipient: true });
    expect((await calls.hints(invoice.id)).obstacles).toEqual([]);
    expect((await calls.send(invoice.id)).errors).toEqual([]);
  });
});

describe('days that are past', () => {
  const dates = { issueDate: addDays(today, -17), dueDate: addDays(today, -7), dunDate: addDays(today, 3) };
  const isOfThisYear = dates.issueDate.slice(0, 4) === today.slice(0, 4);
  const issued = isOfThisYear
    ? { kind: 'ISSUE_PAST', subject: null, before: dates.issueDate, after: today }
    : { kind: 'ISSUE_OTHER_YEAR', subject: null, before: dates.issueDate, after: null };

  test('are told, and the term begins anew where somebody wants it', async () => {
    const invoice = await make(dates);
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([
      issued,
      { kind: 'DUE_PAST', subject: null, before: dates.dueDate, after: addDays(today, 10) },
    ]);
    const { invoice: renewed } = await calls.renew(invoice.id, 1, { takesDueDate: true });
    expect(renewed.processingSteps.dueDate).toBe(addDays(today, 10));
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([issued]);
  });

  test('become today’s with the same terms and number, and never leave the number’s year', async () => {
    const invoice = await make(dates);
    const { invoice: renewed, code } = await calls.renew(invoice.id, 1, { takesIssueDate: true });
    if (!isOfThisYear) return expect(code).toBe(INVOICE_FAILURES.otherYear.code);
    expect(renewed).toMatchObject({
      number: invoice.number,
      issueDate: today,
      processingSteps: { dueDate: addDays(today, 10) },
    });
    expect((await calls.hints(invoice.id)).sendingHints).toEqual([]);
  });

  test('of last year stay, whoever wants to move them', async () => {
    const lastYear = Number(today.slice(0, 4)) - 1;
    const invoice = await make({ issueDate: `${lastYear}-12-01`, dueDate: `${lastYear}-12-11`, dunDate: today });
    expect((await calls.renew(invoice.id, 1, { takesIssueDate: true })).code).toBe(INVOICE_FAILURES.otherYear.code);
    expect((await calls.hints(invoice.id)).sendingHints[0]).toMatchObject({ kind: 'ISSUE_OTHER_YEAR', after: null });
    expect((await calls.find(invoice.id)).invoice.number).toMatch(`${lastYear}-`);
  });
});

describe('hours that are recorded while somebody sends', () => {
  const send = (id: string, seenHours: string | null, keepsLines = true) =>
    calls.call(
      `mutation ($id: String!, $keepsLines: Boolean, $seenHours: String) {
        it: sendInvoice(invoiceId: $id, keepsLines: $keepsLines, seenHours: $seenHours) { id } }`,
      { id, keepsLines, seenHours },
    );

  test('are not kept away unseen', async () => {
    const invoice = await make();
    await record(1, '21:00');
    const { hoursVersion } = await calls.hints(invoice.id);
    await record(2, '22:00');
    expect((await send(invoice.id, hoursVersion)).code).toBe('invoices.outdatedAgain');
    const { hoursVersion: seen } = await calls.hints(invoice.id);
    expect((await send(invoice.id, seen)).errors).toEqual([]);
  });

  test('come before it or after it, never in between', async () => {
    const invoice = await make();
    await record(1, '21:00');
    const { hoursVersion } = await calls.hints(invoice.id);
    const [sent, recorded] = await Promise.all([send(invoice.id, hoursVersion), record(2, '22:00')]);
    // Either the hours came first and nothing went out, or it went out and they are refused.
    expect([sent.code ?? 'sent', recorded.errors.length === 0]).toSatisfy(
      ([code, isRecorded]) => (code === 'invoices.outdatedAgain' && isRecorded) || (code === 'sent' && !isRecorded),
    );
  });

  test('without a word about what was seen are kept away as ever', async () => {
    const invoice = await make();
    await record(1, '21:00');
    expect((await send(invoice.id, null)).errors).toEqual([]);
  });
});

test('an invoice of nothing is not sent', async () => {
  const item = { description: 'Rundung', quantity: 0.01, unit: 'h', pricePerUnit: { value: 0.01 } };
  const { invoice } = await calls.create(invoiceInput(stage.recipient, [], { additionalItems: [item] }));
  expect(invoice.grossTotal).toEqual({ value: 0 });
  expect((await calls.hints(invoice.id)).obstacles).toEqual([INVOICE_FAILURES.nothingToPay.message]);
  expect((await calls.send(invoice.id)).code).toBe('invoices.nothingToPay');
});

test('a recipient that is deleted meanwhile is said to be gone, or stays with its invoice', async () => {
  const id = await aRecipient(api, stage.tenantId, 'Z-9');
  const item = { description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 10 } };
  const [made, deleted] = await Promise.all([
    calls.create(invoiceInput(id, [], { additionalItems: [item] })),
    calls.call(`mutation { it: deleteInvoiceRecipient(invoiceRecipientId: "${id}") }`, {}, stage.admin),
  ]);
  expect([made.code ?? 'made', deleted.code ?? 'deleted']).toSatisfy(
    ([code, other]) =>
      (code === 'made' && other === 'invoice-recipients.hasInvoices') ||
      (code === 'invoices.recipientUnknown' && other === 'deleted'),
  );
});

test('a corrected invoice names the one that was sent and cancelled, with other hours too', async () => {
  const first = await make();
  await calls.send(first.id);
  await calls.cancel(first.id);
  await record(1, '22:00');
  const second = await make();
  await calls.send(second.id);
  const [row] = await api.asOwner(
    `select paper -> 'replaces' -> 0 ->> 'number' as number, convert_from(sent_ebinterface, 'UTF8') as xml
     from invoices where id = $1`,
    [second.id],
  );
  expect(row?.['number']).toBe(first.number);
  expect(String(row?.['xml'])).toMatch(new RegExp(`RelatedDocument>\\s*<[^>]*InvoiceNumber>${first.number}`));
});

describe('the sums by state', () => {
  const sums = async (args: string) => {
    const { invoice } = await calls.call(
      `query { it: invoiceTotalSumOfStateSummary${args} { state count grossTotal { value } } }`,
      {},
    );
    return Object.fromEntries(
      invoice.map(({ state, count, grossTotal }: { state: string; count: number; grossTotal: { value: number } }) => [
        state,
        [count, grossTotal.value],
      ]),
    );
  };

  test('are those of the list with the same filter', async () => {
    const invoice = await make();
    const item = { description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 10 } };
    const other = await aRecipient(api, stage.tenantId, 'Z-9');
    await calls.create(invoiceInput(other, [], { additionalItems: [item] }));
    const year = today.slice(0, 4);
    expect((await sums(`(year: ${year})`))['DRAFT'][0]).toBe(2);
    expect((await sums(`(filter: { invoiceRecipientId: "${other}" })`))['DRAFT']).toEqual([1, 12]);
    expect((await sums(`(year: ${year}, filter: { text: "${invoice.number}" })`))['DRAFT']).toEqual([
      1,
      invoice.grossTotal.value,
    ]);
    expect((await sums(`(filter: { issuedTo: "${addDays(today, -1)}" })`))['DRAFT']).toEqual([0, 0]);
  });

  test('count what was cancelled, and no cent of it, though the cancellation lies in another year', async () => {
    const lastYear = Number(today.slice(0, 4)) - 1;
    const dates = { issueDate: `${lastYear}-12-30`, dueDate: `${lastYear}-12-31`, dunDate: today };
    const invoice = await make(dates);
    await calls.cancel(invoice.id);
    expect((await sums(`(year: ${lastYear})`))['CANCELLED']).toEqual([1, 0]);
    expect((await sums(`(year: ${lastYear + 1})`))['CANCELLED']).toEqual([1, 0]);
  });
});
