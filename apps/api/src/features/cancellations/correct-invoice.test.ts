import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { classOf } from '#app/testing/class-of.ts';
import { paymentCalls } from '#app/testing/payment-calls.ts';
import { aTestApi } from '#app/testing/test-api.ts';

const TODAY = dayOf(new Date());
const ISSUED = addDays(TODAY, -5);
const api = await aTestApi();
const calls = invoiceCalls(api, () => stage.accounting);
const payments = paymentCalls(api, () => stage.accounting);
let stage: Awaited<ReturnType<typeof aRecordedEvening>>;
beforeEach(async () => {
  stage = await aRecordedEvening(api);
});

const PARTS = `id version number state grossTotal { value } includedWorklogBlockIds notes isOutdated
  lines { description quantity price { value } } surcharges { description quantity surchargePercentage }
  additionalItems { description quantity } replaces { number } replacedBy { number } viewerCanCorrect`;
const whole = async (id: string) =>
  (await calls.call(`query ($id: String!) { it: invoice(invoiceId: $id) { ${PARTS} } }`, { id })).invoice;
const correct = (id: string, by = stage.accounting) =>
  calls.call(
    `mutation ($id: String!) { it: correctInvoice(invoiceId: $id) {
      cancellation { id number cancels { number } grossTotal { value } } successor { ${PARTS} } } }`,
    { id },
    by,
  );
const dated = { issueDate: ISSUED, dueDate: addDays(ISSUED, 10), dunDate: addDays(ISSUED, 20) };
async function aSentInvoice() {
  const [type] = await api.asOwner<{ id: string }>('select appointment_type_id as id from appointments where id = $1', [
    stage.evening,
  ]);
  const { invoice } = await calls.create(
    invoiceInput(stage.recipient, [stage.evening], {
      ...dated,
      notes: 'Danke!',
      additionalItems: [{ description: 'Anfahrt', quantity: 2, unit: 'km', pricePerUnit: { value: 1.5 } }],
      surcharges: [{ appointmentTypeId: type?.id, description: 'Nacht', quantity: 2, surchargePercentage: 25 }],
    }),
  );
  await calls.send(invoice.id);
  return invoice;
}

describe('a correction', () => {
  test('cancels the invoice and bills the same again in a draft of today, which names it', async () => {
    const sent = await aSentInvoice();
    const before = await whole(sent.id);
    expect(before.viewerCanCorrect).toBe(true);
    const { invoice } = await correct(sent.id);
    const { lines, surcharges, additionalItems, grossTotal, includedWorklogBlockIds, notes } = before;
    expect(invoice.successor).toMatchObject({
      ...{ lines, surcharges, additionalItems, grossTotal, includedWorklogBlockIds, notes },
      ...{ state: 'DRAFT', isOutdated: false },
    });
    expect(invoice.cancellation).toMatchObject({
      cancels: { number: sent.number },
      grossTotal: { value: -grossTotal.value },
    });
    expect((await whole(sent.id)).state).toBe('CANCELLED');
    const paper = await api.asOwner<{ replaces: unknown }>(
      `select paper -> 'replaces' as replaces from invoices where id = $1`,
      [invoice.successor.id],
    );
    expect(paper[0]?.replaces).toEqual([{ number: sent.number, issueDate: ISSUED }]);
    expect((await calls.send(invoice.successor.id)).invoice.state).toBe('PENDING');
    expect((await calls.send(invoice.cancellation.id)).errors).toEqual([]);
  });

  test('knows its invoice also where no hours tell it, and after it was edited', async () => {
    const { invoice: draft } = await calls.create(
      invoiceInput(stage.recipient, [], {
        ...dated,
        additionalItems: [{ description: 'Pauschale', quantity: 1, unit: 'Stk', pricePerUnit: { value: 100 } }],
      }),
    );
    await calls.send(draft.id);
    const { invoice } = await correct(draft.id);
    const { successor } = invoice;
    await calls.update(
      successor.id,
      successor.version,
      invoiceInput(stage.recipient, [], {
        additionalItems: [{ description: 'Pauschale', quantity: 1, unit: 'Stk', pricePerUnit: { value: 90 } }],
      }),
    );
    const [row] = await api.asOwner<{ replaces: { number: string }[] }>(
      `select paper -> 'replaces' as replaces from invoices where id = $1`,
      [successor.id],
    );
    expect(row?.replaces).toMatchObject([{ number: draft.number }]);
  });

  test('offers the Skonto that is agreed now, not the one of then', async () => {
    const agree = (input: object) =>
      calls.call('mutation ($input: PaymentTermsInput!) { it: setPaymentTerms(input: $input) { days } }', { input });
    await agree({ days: 30, discountPercentage: 2, discountDays: 7 });
    const sent = await aSentInvoice();
    await agree({ days: 30, discountPercentage: 3, discountDays: 14 });
    const { invoice } = await correct(sent.id);
    const [row] = await api.asOwner(`select paper -> 'discount' as discount from invoices where id = $1`, [
      invoice.successor.id,
    ]);
    expect(row).toEqual({ discount: { percentage: 300, until: addDays(TODAY, 14) } });
  });

  test('of a paid one leaves a credit, which can pay the new one', async () => {
    const sent = await aSentInvoice();
    await calls.pay(sent.id);
    const { invoice } = await correct(sent.id);
    await calls.send(invoice.successor.id);
    const { value } = invoice.successor.grossTotal;
    const left = await payments.allot(stage.recipient, [{ invoiceId: invoice.successor.id, amount: value }]);
    expect(left.it).toEqual({ value: 0 });
    expect((await whole(invoice.successor.id)).state).toBe('PAID');
  });

  test('happens once, however many want it, and beside a cancellation one of the two', async () => {
    const sent = await aSentInvoice();
    const tries = await Promise.all([correct(sent.id), correct(sent.id), correct(sent.id), calls.cancel(sent.id)]);
    expect(tries.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const rows = await api.asOwner('select from invoices where tenant_id = $1 and cancels_invoice_id = $2', [
      stage.tenantId,
      sent.id,
    ]);
    expect(rows).toHaveLength(1);
  });

  test('is for what was sent, and for nobody of another agency', async () => {
    const { invoice: draft } = await calls.create(invoiceInput(stage.recipient, [stage.evening]));
    expect((await correct(draft.id)).code).toBe('invoices.notCorrectable');
    await calls.send(draft.id);
    const stranger = await api.aUser({ tenantId: await api.aTenant(), role: 'TENANT_USER_ACCOUNTING' });
    expect(classOf(await correct(draft.id, stranger))).toBe('NOT_FOUND');
    const { invoice } = await correct(draft.id);
    expect((await correct(draft.id)).code).toBe('invoices.notCorrectable');
    await calls.send(invoice.cancellation.id);
    expect((await correct(invoice.cancellation.id)).code).toBe('invoices.notCorrectable');
  });
});
