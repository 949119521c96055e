import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';

let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
let invoice: { id: string; number: string };
const TODAY = dayOf(new Date());
const ISSUED = addDays(TODAY, -5);
const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
beforeEach(async () => {
  stage = await aRecordedEvening(api);
  invoice = (await calls.create(input())).invoice;
});

const input = (changes: object = {}) =>
  invoiceInput(stage.recipient, [stage.evening], {
    issueDate: ISSUED,
    language: 'EN',
    notes: 'Thank you!',
    ...changes,
  });
type Change = { readonly path: string; readonly before: string | null; readonly after: string | null };
/** The newest first, each as its changes. */
const historyOf = async (id: string): Promise<Record<string, Change>[]> => {
  const { invoice: found } = await calls.call(
    'query ($id: String!) { it: invoice(invoiceId: $id) { history { items { changes { path before after } } } } }',
    { id },
  );
  return found.history.items.map(({ changes }: { changes: Change[] }) =>
    Object.fromEntries(changes.map((change) => [change.path, change])),
  );
};

describe('a payment', () => {
  beforeEach(() => calls.send(invoice.id));

  test.each([
    ['before the invoice', addDays(ISSUED, -1)],
    ['tomorrow', addDays(TODAY, 1)],
  ])('%s is refused at its field', async (_when, day) => {
    const { code, fields } = await calls.pay(invoice.id, day);
    expect(code).toBe('invoices.paidOutside');
    expect(fields).toEqual({ paidOn: INVOICE_FAILURES.paidOutside.message });
  });

  test.each([
    ['on the day of the invoice', ISSUED, ISSUED],
    ['some days ago', addDays(TODAY, -2), addDays(TODAY, -2)],
    ['today, when no day is said', undefined, TODAY],
  ])('%s is kept with its day, and can be taken back', async (_when, day, paidOn) => {
    const { invoice: paid } = await calls.pay(invoice.id, day);
    expect(paid).toMatchObject({ state: 'PAID', processingSteps: { paidOn } });
    expect((await calls.pay(invoice.id)).code).toBe('invoices.notPayable');
    const { invoice: back } = await calls.takeBack(invoice.id);
    expect(back).toMatchObject({ state: 'PENDING', processingSteps: { paidOn: null } });
    expect((await calls.takeBack(invoice.id)).code).toBe('invoices.notPaid');
    const [taken, marked] = await historyOf(invoice.id);
    expect([marked?.['paidOn']?.after, taken?.['paidOn']?.before]).toEqual([paidOn, paidOn]);
  });

  test('of a cancelled one stays as it was, and nobody pays a cancellation', async () => {
    await calls.pay(invoice.id);
    const { invoice: storno } = await calls.cancel(invoice.id);
    expect((await calls.takeBack(invoice.id)).code).toBe('invoices.notPaid');
    expect((await calls.pay(storno.id)).code).toBe('invoices.notPayable');
  });
});

describe('a cancellation', () => {
  test('is of today, in the words of its original and without its notes', async () => {
    const { invoice: storno } = await calls.cancel(invoice.id);
    const { invoice: found } = await calls.call(
      'query ($id: String!) { it: invoice(invoiceId: $id) { issueDate language notes taxTreatment } }',
      { id: storno.id },
    );
    expect(found).toEqual({ issueDate: TODAY, language: 'EN', notes: null, taxTreatment: 'TAXED' });
  });

  const replacedBy = async (id: string) => {
    const [row] = await api.asOwner<{ numbers: string[] }>(
      `select array(select one ->> 'number' from jsonb_array_elements(paper -> 'replaces') one) as numbers
       from invoices where id = $1`,
      [id],
    );
    return row?.numbers;
  };

  test('of what was sent is named by the next invoice alone: not by a cancellation, nor by the one after', async () => {
    await calls.send(invoice.id);
    await calls.cancel(invoice.id);
    const { invoice: second } = await calls.create(input());
    expect(await replacedBy(second.id)).toEqual([invoice.number]);
    await calls.send(second.id);
    const { invoice: storno } = await calls.cancel(second.id);
    expect(await replacedBy(storno.id)).toEqual([]);
    const { invoice: third } = await calls.create(input());
    expect(await replacedBy(third.id)).toEqual([second.number]);
  });

  test('of what never left the house is named by nobody', async () => {
    await calls.cancel(invoice.id);
    const { invoice: next } = await calls.create(input());
    expect(await replacedBy(next.id)).toEqual([]);
  });
});

test('the history tells each step with what it changed', async () => {
  const [made] = await historyOf(invoice.id);
  expect(made).toMatchObject({ number: { after: invoice.number }, gross: { after: '511.54' } });
  const items = [{ description: 'Pauschale', quantity: 1, unit: 'Stk.', pricePerUnit: { value: 100 } }];
  await calls.update(invoice.id, 1, input({ additionalItems: items }));
  const [changed] = await historyOf(invoice.id);
  expect(changed).toMatchObject({ gross: { before: '511.54', after: '631.54' } });
  expect(changed).not.toHaveProperty('recipientId');
  await calls.send(invoice.id);
  const { invoice: storno } = await calls.cancel(invoice.id);
  const [cancelled, sent] = await historyOf(invoice.id);
  expect(sent).toHaveProperty(['sent']);
  expect(cancelled).toMatchObject({ cancelledBy: { after: storno.number } });
  expect((await historyOf(storno.id))[0]).toMatchObject({
    number: { after: storno.number },
    cancels: { after: invoice.number },
  });
});
