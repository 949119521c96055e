import { addDays, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { anotherEvening, aRecordedEvening, invoiceCalls, invoiceInput } from '#app/testing/an-invoice.ts';
import { staged } from '#app/testing/staged.ts';
import type { TestApi } from '#app/testing/test-api.ts';

const TODAY = dayOf(new Date());
const SKONTO = { days: 30, discountPercentage: 2, discountDays: 7 };

/** Two sent invoices of one recipient, of € 397,38 and € 138,72 with 2 % Skonto within a week, and a draft. */
export const aDebtor = staged(async (api: TestApi) => {
  const stage = await aRecordedEvening(api);
  const calls = invoiceCalls(api, () => stage.accounting);
  await calls.call('mutation ($input: PaymentTermsInput!) { it: setPaymentTerms(input: $input) { days } }', {
    input: SKONTO,
  });
  const dates = { dueDate: addDays(TODAY, 30), dunDate: addDays(TODAY, 40) };
  const bill = async (evening: string) => (await calls.create(invoiceInput(stage.recipient, [evening], dates))).invoice;
  const made = [await bill(stage.evening), await bill(await anotherEvening(api, stage, 5))];
  for (const { id } of made) await calls.send(id);
  const draft = await bill(await anotherEvening(api, stage, 6));
  const [large, small] = made.map(({ id, grossTotal }) => ({ id, gross: grossTotal.value }));
  if (!large || !small) throw new Error('two invoices are there');
  return { ...stage, large, small, draft };
});

/** The sums that must always agree: the credit, what came in, and what of it was allotted. */
export const accountOf = async (api: TestApi, recipient: string) =>
  (
    await api.asOwner<{ credit: number; paid: number; allotted: number }>(
      `select coalesce((select credit_in_cents from recipient_accounts where invoice_recipient_id = $1), 0)::int as credit,
         (select coalesce(sum(amount_in_cents), 0)::int from payments where invoice_recipient_id = $1) as paid,
         (select coalesce(sum(amount_in_cents), 0)::int from allotments
           where invoice_recipient_id = $1 and kind = 'PAID') as allotted`,
      [recipient],
    )
  )[0];
