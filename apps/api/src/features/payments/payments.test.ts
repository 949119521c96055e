import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { PAYMENT_RULES } from '@gastspiel/domain/payments/payment-input.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { accountOf, aDebtor } from '#app/testing/a-debtor.ts';
import { aRecipient } from '#app/testing/a-recipient.ts';
import { aWrittenInvoice } from '#app/testing/a-written-invoice.ts';
import { invoiceCalls } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { paymentCalls } from '#app/testing/payment-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const TODAY = dayOf(new Date());

const api = await aTestApi();
const calls = paymentCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aDebtor>>;
beforeEach(async () => {
  stage = await aDebtor(api);
});

const cents = (euro: number) => Math.round(euro * 100) / 100;
const pay = (amount: number, ...allotments: Parameters<typeof calls.record>[2] & object[]) =>
  calls.record(stage.recipient, amount, allotments as never);
const account = () => accountOf(api, stage.recipient);

describe('a payment', () => {
  test('of a part leaves the rest open; the last one closes the invoice on its day', async () => {
    const { large } = stage;
    const first = await pay(100, { invoiceId: large.id, amount: 100 });
    expect(first.it).toMatchObject({ way: 'TRANSFER', credit: { value: 0 }, allotments: [{ amount: { value: 100 } }] });
    expect(await calls.owed(large.id)).toMatchObject({
      state: 'PENDING',
      openAmount: { value: cents(large.gross - 100) },
      processingSteps: { paidOn: null },
    });
    await pay(cents(large.gross - 100), { invoiceId: large.id, amount: cents(large.gross - 100) });
    expect(await calls.owed(large.id)).toMatchObject({
      state: 'PAID',
      openAmount: { value: 0 },
      processingSteps: { paidOn: TODAY },
    });
    const told = await api.asOwner(
      `select p.after ->> 'payment' as payment from audit_records r
         join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.entity_id = $1 and p.after ? 'payment'`,
      [large.id],
    );
    expect(told).toHaveLength(2);
  });

  test('of several invoices pays each, and what is too much is a credit', async () => {
    const { large, small } = stage;
    const { it } = await pay(
      cents(large.gross + small.gross + 10),
      { invoiceId: large.id, amount: large.gross },
      { invoiceId: small.id, amount: small.gross },
    );
    expect(it.credit).toEqual({ value: 10 });
    expect([(await calls.owed(large.id)).state, (await calls.owed(small.id)).state]).toEqual(['PAID', 'PAID']);
    expect(await account()).toMatchObject({ credit: 1000 });
  });

  test('that came before the invoice counts from the invoice’s day on', async () => {
    const { it } = await calls.record(stage.recipient, 5, [{ invoiceId: stage.large.id, amount: 5 }], {
      day: addDays(TODAY, -3),
    });
    expect([it.day, it.allotments[0].day]).toEqual([addDays(TODAY, -3), TODAY]);
  });

  test('within the days of Skonto may leave it, which closes the invoice', async () => {
    const { large } = stage;
    const skonto = cents(Math.round(large.gross * 2) / 100);
    const paid = cents(large.gross - skonto);
    await pay(paid, { invoiceId: large.id, amount: paid, rest: 'DISCOUNT' });
    const { state, allotments } = await calls.owed(large.id);
    expect(state).toBe('PAID');
    expect(allotments.map((one: { kind: string; amount: object }) => [one.kind, one.amount])).toEqual([
      ['PAID', { value: paid }],
      ['DISCOUNT', { value: skonto }],
    ]);
  });

  const less = (amount: number) => [{ invoiceId: stage.large.id, amount: cents(stage.large.gross - amount) }] as const;
  test.each([
    ['more than the invoice asks for', () => less(-0.01), 'tooMuch', 'amount'],
    ['more Skonto than was offered', () => [{ ...less(50)[0], rest: 'DISCOUNT' }], 'beyondDiscount', 'amount'],
    ['a rest past the limit', () => [{ ...less(5.01)[0], rest: 'WRITTEN_OFF', reason: 'x' }], 'beyondLimit', 'amount'],
    ['a rest without a reason', () => [{ ...less(1)[0], rest: 'WRITTEN_OFF' }], 'reasonNeeded', 'reason'],
    ['an invoice twice', () => [...less(100), ...less(300)], 'twice', 'amount'],
    ['a draft', () => [{ invoiceId: stage.draft.id, amount: 1 }], 'notOwed', 'amount'],
  ] as const)('is refused with %s, at its row', async (_what, allotments, code, field) => {
    const { code: found, fields } = await calls.record(stage.recipient, 5000, allotments());
    expect(found).toBe(`payments.${code}`);
    const row = `input.allotments.${code === 'twice' ? 1 : 0}.${field}`;
    expect(fields).toEqual({ [row]: PAYMENT_FAILURES[code].message });
    expect(await account()).toEqual({ credit: 0, paid: 0, allotted: 0 });
  });

  test('is refused when it is allotted past its amount, of tomorrow, or of another recipient', async () => {
    const { large, recipient } = stage;
    const allotments = [{ invoiceId: large.id, amount: 2 }];
    expect((await calls.record(recipient, 1, allotments)).code).toBe('payments.moreThanPaid');
    const ahead = await calls.record(recipient, 2, allotments, { day: addDays(TODAY, 1) });
    expect(ahead.fields).toEqual({ 'input.day': PAYMENT_RULES.future });
    const other = await aRecipient(api, stage.tenantId, 'K-9');
    expect((await calls.record(other, 2, allotments)).code).toBe('payments.otherRecipient');
  });

  test('is nobody’s but its agency’s', async () => {
    const { it } = await pay(5);
    const tenantId = await api.aTenant();
    const stranger = await api.aUser({ tenantId, role: 'TENANT_USER_ACCOUNTING' });
    const foreign = await aRecipient(api, tenantId, 'K-1');
    const input = [{ invoiceId: stage.large.id, amount: 1 }];
    expect(classOf(await calls.record(stage.recipient, 1, [], { by: stranger }))).toBe('NOT_FOUND');
    expect(classOf(await calls.record(foreign, 1, input, { by: stranger }))).toBe('NOT_FOUND');
    const taken = await calls.call(
      'mutation ($id: String!) { it: takePaymentBack(paymentId: $id, reason: "x") { id } }',
      { id: it.id },
      stranger,
    );
    expect(classOf(taken)).toBe('NOT_FOUND');
  });

  test('is found by its recipient, its reference and its day', async () => {
    await pay(5);
    expect((await calls.list({ text: 're' })).count).toBe(1);
    expect((await calls.list({ text: 'gibt es nicht' })).items).toEqual([]);
    expect((await calls.list({ from: TODAY })).count).toBe(1);
    expect((await calls.list({ from: addDays(TODAY, 1) })).count).toBe(0);
    await calls.record(await aRecipient(api, stage.tenantId, 'K-9'), 7);
    expect((await calls.list({ invoiceRecipientId: stage.recipient, to: TODAY })).items).toHaveLength(1);
  });
});

describe('taken back', () => {
  test('a payment opens again what it paid, with what was closed along with it, and stays to be seen', async () => {
    const { large } = stage;
    const paid = cents(large.gross - 3);
    const { it } = await pay(cents(paid + 7), {
      invoiceId: large.id,
      amount: paid,
      rest: 'WRITTEN_OFF',
      reason: 'Spesen',
    });
    expect((await calls.owed(large.id)).state).toBe('PAID');
    const back = await calls.takeBack(it.id);
    expect(back.it).toMatchObject({ takenBack: { reason: 'Vertippt' }, credit: { value: 0 } });
    expect(await calls.owed(large.id)).toMatchObject({
      state: 'PENDING',
      openAmount: { value: large.gross },
      allotments: [{ takenBack: { reason: 'Vertippt' } }, { takenBack: { reason: 'Vertippt' } }],
    });
    expect(await account()).toEqual({ credit: 0, paid: 0, allotted: 0 });
    const told = await api.asOwner(
      `select p.after ->> 'openAmount' as open from audit_records r
         join audit_payloads p on p.tenant_id = r.tenant_id and p.audit_record_id = r.id
       where r.entity_id = $1 and p.after ? 'paymentTakenBack'`,
      [large.id],
    );
    expect(told).toEqual([{ open: String(Math.round(large.gross * 100)) }]);
    expect((await calls.takeBack(it.id)).code).toBe('payments.reversed');
  });

  test('an allotment is a credit again, once', async () => {
    const { it } = await pay(50, { invoiceId: stage.large.id, amount: 50 });
    const [{ id }] = it.allotments;
    expect((await calls.lift(id)).it).toBe(true);
    expect((await calls.lift(id)).code).toBe('payments.reversed');
    expect(await account()).toMatchObject({ credit: 5000 });
    expect((await calls.owed(stage.large.id)).openAmount).toEqual({ value: stage.large.gross });
  });

  test('an allotment opens also the rest that was closed along with it', async () => {
    const { large, recipient } = stage;
    const most = cents(large.gross - 2);
    const { it } = await calls.record(recipient, most, [
      { invoiceId: large.id, amount: most, rest: 'WRITTEN_OFF', reason: 'Spesen' },
    ]);
    await calls.lift(it.allotments[0].id);
    expect((await calls.owed(large.id)).openAmount).toEqual({ value: large.gross });
    expect(await account()).toMatchObject({ credit: Math.round(most * 100) });
  });

  test('a payment that was partly paid out stays until the payout was taken back', async () => {
    const { it: paid } = await pay(50);
    const { it: payout } = await calls.payOut(stage.recipient, 20);
    expect((await calls.takeBack(paid.id)).code).toBe('payments.paidOut');
    await calls.takeBack(payout.id);
    expect(await account()).toMatchObject({ credit: 5000 });
    await calls.takeBack(paid.id);
    expect(await account()).toMatchObject({ credit: 0 });
  });
});

describe('a credit', () => {
  test('pays invoices from the oldest payment on, and what is left can be paid out', async () => {
    const { large, small, recipient } = stage;
    await calls.record(recipient, 30, [], { day: addDays(TODAY, -2) });
    await pay(100);
    const other = await aRecipient(api, stage.tenantId, 'K-9');
    await calls.record(other, 500);
    const left = await calls.allot(recipient, [
      { invoiceId: small.id, amount: 40 },
      { invoiceId: large.id, amount: 50 },
    ]);
    expect(left.it).toEqual({ value: 40 });
    expect(
      (await calls.list({ invoiceRecipientId: recipient })).items.map((one: { credit: object }) => one.credit),
    ).toEqual([{ value: 40 }, { value: 0 }]);
    expect((await calls.payOut(recipient, 40.01)).code).toBe('payments.noCredit');
    expect((await calls.payOut(recipient, 40)).it).toMatchObject({ amount: { value: -40 } });
    expect((await calls.allot(recipient, [{ invoiceId: large.id, amount: 1 }])).code).toBe('payments.noCredit');
    expect(await account()).toMatchObject({ credit: 0, paid: 9000, allotted: 9000 });
  });

  test('is paid out by today, not by a day to come', async () => {
    await pay(50);
    const ahead = await calls.payOut(stage.recipient, 20, addDays(TODAY, 1));
    expect(ahead.fields).toEqual({ 'input.day': PAYMENT_RULES.future });
    expect(await account()).toMatchObject({ credit: 5000 });
  });

  test('is what was paid on an invoice that is cancelled, which keeps when it was paid', async () => {
    const { large } = stage;
    await pay(large.gross, { invoiceId: large.id, amount: large.gross });
    await invoiceCalls(api, () => stage.accounting).cancel(large.id);
    expect(await calls.owed(large.id)).toMatchObject({
      state: 'CANCELLED',
      openAmount: { value: 0 },
      processingSteps: { paidOn: TODAY },
    });
    expect((await calls.list()).items[0].credit).toEqual({ value: large.gross });
  });
});

describe('a rest', () => {
  test('is written off up to the agency’s limit, with a reason, and can be opened again', async () => {
    const { small, recipient } = stage;
    const most = cents(small.gross - 7);
    await calls.record(recipient, most, [{ invoiceId: small.id, amount: most }]);
    expect((await calls.closeRest(small.id, 'WRITTEN_OFF', 'Spesen')).code).toBe('payments.beyondLimit');
    const set = (amount: number) =>
      calls.call('mutation ($amount: Float!) { it: setWriteOffLimit(amount: $amount) { value } }', { amount });
    expect((await set(7)).it).toEqual({ value: 7 });
    expect((await set(7)).errors).toEqual([]);
    expect((await set(1000.01)).fields).toEqual({ amount: PAYMENT_RULES.limit });
    expect((await calls.closeRest(small.id, 'WRITTEN_OFF')).code).toBe('payments.reasonNeeded');
    const { it } = await calls.closeRest(small.id, 'WRITTEN_OFF', 'Spesen');
    expect(it.state).toBe('PAID');
    expect((await calls.closeRest(small.id, 'WRITTEN_OFF', 'x')).code).toBe('payments.notOwed');
    await calls.lift(it.allotments[1].id);
    expect(await calls.owed(small.id)).toMatchObject({ state: 'PENDING', openAmount: { value: 7 } });
  });

  test('is given as Skonto when what was paid came in time', async () => {
    const { small, recipient } = stage;
    const skonto = cents(Math.round(small.gross * 2) / 100);
    await calls.record(recipient, cents(small.gross - skonto), [
      { invoiceId: small.id, amount: cents(small.gross - skonto) },
    ]);
    expect((await calls.closeRest(small.id, 'DISCOUNT')).it.state).toBe('PAID');
  });

  test.each([
    [3, null, 'PAID'],
    [2, 'payments.noDiscount', 'PAST_DUE'],
  ])('that was due long ago is judged by the day of its payment, %i days ago: %s', async (ago, code, state) => {
    const until = addDays(TODAY, -3);
    await api.asOwner(
      `update invoices set paper = jsonb_set(paper, '{discount,until}', to_jsonb($2::text)) where id = $1`,
      [stage.draft.id, until],
    );
    const { id } = await aWrittenInvoice(api, stage.tenantId, {
      ...{ recipient: stage.recipient, like: stage.draft.id, gross: 100_00, issueDate: addDays(TODAY, -12) },
    });
    await calls.record(stage.recipient, 98, [{ invoiceId: id, amount: 98 }], { day: addDays(TODAY, -ago) });
    expect((await calls.closeRest(id, 'DISCOUNT')).code).toBe(code);
    expect((await calls.owed(id)).state).toBe(state);
  });
});

test('an invoice that is marked is paid by what is open of it; the mark taken back leaves the rest as credit', async () => {
  const { large } = stage;
  const invoices = invoiceCalls(api, () => stage.accounting);
  await pay(100, { invoiceId: large.id, amount: 100 });
  await invoices.pay(large.id);
  expect((await calls.list()).items.map((one: { way: string; amount: object }) => [one.way, one.amount])).toEqual([
    ['MARKED', { value: cents(large.gross - 100) }],
    ['TRANSFER', { value: 100 }],
  ]);
  await invoices.takeBack(large.id);
  expect(await calls.owed(large.id)).toMatchObject({ state: 'PENDING', openAmount: { value: large.gross } });
  expect(await account()).toEqual({ credit: 10000, paid: 10000, allotted: 0 });
});
