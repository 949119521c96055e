import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aDebtor } from '#app/testing/a-debtor.ts';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWrittenInvoice } from '#app/testing/a-written-invoice.ts';
import { invoiceCalls } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { paymentCalls } from '#app/testing/payment-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const TODAY = dayOf(new Date());
const api = await aTestApi();
const payments = paymentCalls(api, () => stage.accounting);
const invoices = invoiceCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aDebtor>>;
beforeEach(async () => {
  stage = await aDebtor(api);
});

const ITEMS = `query ($day: String, $filter: OpenItemsFilter) { it: openItems(day: $day, filter: $filter) {
  day openAmount { value } credit { value } recipientCount listedAmount { value } ages { age count sum { value } }
  recipients { name customerNumber openAmount { value } credit { value } ages { age count sum { value } } } } }`;
const ask = async (day?: string, filter: object = {}) => {
  const { it, errors } = await payments.call(ITEMS, { day, filter });
  expect(errors).toEqual([]);
  return it;
};
type Sum = { readonly age: string; readonly sum: { readonly value: number } };
/** The ages that are not empty. */
const ages = ({ ages: all }: { ages: Sum[] }) =>
  Object.fromEntries(all.flatMap(({ age, sum }) => (sum.value ? [[age, sum.value]] : [])));
const cents = (euro: number) => Math.round(euro * 100) / 100;

/** A sent invoice as time leaves it, which no call can make today. */
const written = async (daysDue: number, euro: number, recipient = stage.recipient): Promise<string> => {
  const issued = { issueDate: addDays(TODAY, -daysDue - 10), term: 10, gross: Math.round(euro * 100) };
  return (await aWrittenInvoice(api, stage.tenantId, { ...issued, recipient, like: stage.large.id })).id;
};

describe('open items', () => {
  test('lie in the age that they have been due for, of all and of each recipient; the most overdue stand first', async () => {
    const other = await aRecipient(api, stage.tenantId, 'K-9');
    for (const [days, euro] of [
      [1, 10],
      [30, 20],
      [31, 40],
      [90, 80],
      [91, 160],
    ] as const)
      await written(days, euro, other);
    await written(0, 5, other);
    const found = await ask();
    const whole = cents(stage.large.gross + stage.small.gross);
    expect(ages(found)).toEqual({ NOT_DUE: cents(whole + 5), TO_30: 30, TO_60: 40, TO_90: 80, OLDER: 160 });
    expect(found.recipients.map(({ customerNumber }: { customerNumber: string }) => customerNumber)[0]).toBe('K-9');
    expect(ages(found.recipients[1])).toEqual({ NOT_DUE: whole });
    expect(found.openAmount).toEqual({ value: cents(whole + 315) });
  });

  test('are narrowed by text, by what is overdue and by age; the cards stay', async () => {
    const other = await aRecipient(api, stage.tenantId, 'K-9');
    await written(40, 7, other);
    const listed = async (filter: object) => {
      const { recipientCount, listedAmount } = await ask(undefined, filter);
      return [recipientCount, listedAmount.value];
    };
    expect(await listed({ onlyOverdue: true })).toEqual([1, 7]);
    expect(await listed({ age: 'TO_60' })).toEqual([1, 7]);
    expect(await listed({ age: 'TO_30' })).toEqual([0, 0]);
    expect(await listed({ text: 'K-9' })).toEqual([1, 7]);
    expect(ages(await ask(undefined, { age: 'TO_30' }))['TO_60']).toBe(7);
    const names = async (sort: string) =>
      (await ask(undefined, { sort })).recipients.map(
        ({ customerNumber }: { customerNumber: string }) => customerNumber,
      );
    expect((await names('OPEN')).at(-1)).toBe('K-9');
    expect((await names('CUSTOMER_NUMBER')).at(-1)).toBe('K-9');
    await written(5, 1, await aRecipient(api, stage.tenantId, 'K-10'));
    expect((await names('CUSTOMER_NUMBER')).slice(-2)).toEqual(['K-9', 'K-10']);
  });

  test('of a past day are what was open then: parts, payments, cancellations and credits of later do not count', async () => {
    const [old, paid, cancelled] = [await written(20, 100), await written(20, 50), await written(20, 30)];
    const { recipient } = stage;
    await payments.record(recipient, 40, [{ invoiceId: old, amount: 40 }], { day: addDays(TODAY, -12) });
    await payments.record(recipient, 70, [{ invoiceId: paid, amount: 50 }], { day: addDays(TODAY, -5) });
    await invoices.cancel(cancelled);
    const now = await ask();
    expect([now.openAmount.value, now.credit.value]).toEqual([cents(stage.large.gross + stage.small.gross + 60), 20]);
    const on = async (ago: number) => {
      const { openAmount, credit } = await ask(addDays(TODAY, -ago));
      return [openAmount.value, credit.value];
    };
    // The invoices of today were not there yet; the cancelled one was.
    expect(await on(1)).toEqual([90, 20]);
    expect(await on(5)).toEqual([90, 20]);
    expect(await on(6)).toEqual([140, 0]);
    expect(await on(12)).toEqual([140, 0]);
    expect(await on(13)).toEqual([180, 0]);
    expect(await on(31)).toEqual([0, 0]);
    expect(ages(await ask(addDays(TODAY, -13)))).toEqual({ TO_30: 180 });
  });

  test('say a payment that was taken back was never there, and a credit of a cancelled invoice from its cancellation on', async () => {
    const { recipient } = stage;
    const old = await written(20, 100);
    const { it } = await payments.record(recipient, 100, [{ invoiceId: old, amount: 100 }], {
      day: addDays(TODAY, -10),
    });
    await payments.takeBack(it.id);
    expect((await ask(addDays(TODAY, -5))).openAmount).toEqual({ value: 100 });
    await payments.record(recipient, 100, [{ invoiceId: old, amount: 100 }], { day: addDays(TODAY, -10) });
    await invoices.cancel(old);
    const sums = async (ago: number) => {
      const { openAmount, credit } = await ask(addDays(TODAY, -ago));
      return [openAmount.value, credit.value];
    };
    expect(await sums(1)).toEqual([0, 0]);
    expect((await ask()).credit).toEqual({ value: 100 });
  });

  test('list a recipient who has a credit and owes nothing', async () => {
    const other = await aRecipient(api, stage.tenantId, 'K-9');
    await payments.record(other, 25);
    const { recipients } = await ask(undefined, { text: 'K-9' });
    expect(recipients).toMatchObject([{ openAmount: { value: 0 }, credit: { value: 25 } }]);
  });
});

test('the invoices of a recipient are listed as they were on a day', async () => {
  const old = await written(20, 100);
  await written(30, 9, await aRecipient(api, stage.tenantId, 'K-9'));
  await payments.record(stage.recipient, 40, [{ invoiceId: old, amount: 40 }], { day: addDays(TODAY, -3) });
  const list = async (day?: string) =>
    (
      await payments.call(
        `query ($id: String!, $day: String) { it: openInvoices(invoiceRecipientId: $id, day: $day) {
          id number dueDate grossTotal { value } openAmount { value } } }`,
        { id: stage.recipient, day },
      )
    ).it;
  expect((await list())[0]).toMatchObject({ id: old, grossTotal: { value: 100 }, openAmount: { value: 60 } });
  expect(await list()).toHaveLength(3);
  expect(await list(addDays(TODAY, -4))).toMatchObject([{ id: old, openAmount: { value: 100 } }]);
});

test.each(['csv', 'xlsx'])('they are a file, of a day and as listed: %s', async (ending) => {
  const yesterday = addDays(TODAY, -1);
  await written(40, 7, await aRecipient(api, stage.tenantId, 'K-9'));
  // Overdue since today.
  await written(1, 8, await aRecipient(api, stage.tenantId, 'K-10'));
  const field = ending === 'csv' ? 'openItemsCsv' : 'openItemsXlsx';
  const { it } = await payments.call(
    'mutation ($input: DownloadInput!) { it: createDownload(input: $input) { url } }',
    {
      input: { [field]: { day: yesterday, filter: { onlyOverdue: true } } },
    },
  );
  const response = await api.app.inject({ method: 'GET', url: it.url });
  expect(response.headers['content-disposition']).toContain(`Offene-Posten-${yesterday}.${ending}`);
  if (ending === 'csv') {
    expect(response.body.split('\r\n')[0]).toContain(
      'Nicht fällig;1–30 Tage;31–60 Tage;61–90 Tage;Über 90 Tage;Offen;Guthaben',
    );
    expect(response.body.trim().split('\r\n').slice(1)).toEqual([
      expect.stringMatching(/^K-9;.*;7,00;0,00;0,00;7,00;0,00$/),
    ]);
  } else expect(response.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

test('another agency’s are not seen', async () => {
  const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
  expect((await payments.call(ITEMS, {}, stranger)).it.openAmount).toEqual({ value: 0 });
  const dispatcher = stage.dispatcher;
  expect(classOf(await payments.call(ITEMS, {}, dispatcher))).toBe('FORBIDDEN');
});
