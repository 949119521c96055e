import { PAYMENT_TERMS_RULES } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
const today = dayOf(new Date());
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const set = (input: object, by = stage.accounting) =>
  calls.call(
    `mutation ($input: PaymentTermsInput!) {
      it: setPaymentTerms(input: $input) { days discountPercentage discountDays } }`,
    { input },
    by,
  );
const SKONTO = { days: 30, discountPercentage: 2.5, discountDays: 7 };
const ownTerms = (days: number) =>
  api.asOwner('update invoice_recipients set payment_days = $2 where id = $1', [stage.recipient, days]);
const usedTerms = async () =>
  (
    await calls.call(
      `query ($id: String!) { it: invoiceRecipient(invoiceRecipientId: $id) {
        paymentTerms { days } usedPaymentTerms { days discountDays } } }`,
      { id: stage.recipient },
    )
  ).invoice;
const paperOf = async (id: string) =>
  (
    await api.asOwner<{ discount: unknown }>(`select paper -> 'discount' as discount from invoices where id = $1`, [id])
  )[0];

test('the agency’s terms count for who has none of their own, which count as a whole', async () => {
  expect((await calls.call('{ it: paymentTerms { days discountPercentage } }', {})).invoice).toEqual({
    days: 10,
    discountPercentage: null,
  });
  expect((await set(SKONTO)).invoice).toEqual(SKONTO);
  expect((await set(SKONTO)).errors).toEqual([]);
  expect(await usedTerms()).toEqual({ paymentTerms: null, usedPaymentTerms: { days: 30, discountDays: 7 } });
  await ownTerms(45);
  expect(await usedTerms()).toEqual({ paymentTerms: { days: 45 }, usedPaymentTerms: { days: 45, discountDays: null } });
});

test('a term that can’t be is refused at its field, and changing one is not for planners of customers', async () => {
  expect((await set({ days: 61 })).fields).toEqual({ 'input.days': PAYMENT_TERMS_RULES.days });
  const care = await api.aUser({ tenantId: stage.tenantId, role: 'TENANT_USER_CUSTOMER_CARE' });
  expect((await set(SKONTO, care)).code).toBe('general.notAllowed');
});

test('an invoice is frozen with its Skonto, whatever is agreed later', async () => {
  await set(SKONTO);
  const dates = { dueDate: addDays(today, 30), dunDate: addDays(today, 40) };
  const { invoice } = await calls.create(invoiceInput(stage.recipient, [stage.evening], dates));
  await calls.send(invoice.id);
  const kept = { discount: { percentage: 250, until: addDays(today, 7) } };
  expect(await paperOf(invoice.id)).toEqual(kept);
  await set({ days: 10 });
  expect(await paperOf(invoice.id)).toEqual(kept);
  const { invoice: storno } = await calls.cancel(invoice.id);
  expect(await paperOf(storno.id)).toEqual({ discount: null });
});

test('a draft that was made before the terms takes them when it is saved', async () => {
  const dates = { dueDate: addDays(today, 30), dunDate: addDays(today, 40) };
  const input = invoiceInput(stage.recipient, [stage.evening], dates);
  const { invoice } = await calls.create(input);
  expect(await paperOf(invoice.id)).toEqual({ discount: null });
  await set(SKONTO);
  await calls.update(invoice.id, 1, input);
  expect(await paperOf(invoice.id)).toMatchObject({ discount: { percentage: 250 } });
});
