import {
  AllotCreditInput,
  CloseRestInput,
  PaymentInput,
  PayoutInput,
} from '@gastspiel/domain/payments/payment-input.ts';
import { invoiceType } from '#features/invoices/index.ts';
import { closeRest } from '#features/payments/close-rest.ts';
import { findOnePayment, listPayments, PaymentFilter } from '#features/payments/find-payments.ts';
import { markAsPaid, unMarkAsPaid } from '#features/payments/mark-as-paid.ts';
import { allotmentInput, paymentType } from '#features/payments/payment.graphql.ts';
import { recordPayment } from '#features/payments/record-payment.ts';
import { allotCredit, payOutCredit } from '#features/payments/spend-credit.ts';
import { takeAllotmentBack, takePaymentBack } from '#features/payments/take-back.ts';
import { setWriteOffLimit, writeOffLimit } from '#features/payments/write-off-limit.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { moneyInput, moneyType } from '#platform/graphql/money-type.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const DAY = 'YYYY-MM-DD.';
const closingType = enumOf('RestClosing', 'How the rest of an invoice is closed.', CloseRestInput.shape.rest.options);

const MONEY_NOTES = {
  day: DAY,
  amount: [moneyInput, 'The whole of it.'],
  reference: 'As the bank has it, up to 140 characters.',
  note: 'Up to 1,024 characters.',
} as const;
const paymentInput = inputOf('PaymentInput', 'Money that came in.', PaymentInput, {
  ...MONEY_NOTES,
  allotments: [allotmentInput, 'The rest that none of them takes is a credit of the recipient.'],
});
const payoutInput = inputOf('PayoutInput', 'Credit that goes back.', PayoutInput, MONEY_NOTES);
const allotCreditInput = inputOf('AllotCreditInput', 'The invoices that a credit pays.', AllotCreditInput, {
  allotments: allotmentInput,
});
const closeRestInput = inputOf('CloseRestInput', 'How the rest of an invoice is closed.', CloseRestInput, {
  rest: closingType,
  reason: 'Needed to write it off.',
});
const filterType = inputOf('PaymentFilter', 'Narrows the list of payments.', PaymentFilter, {
  text: 'Recipient or reference.',
  from: DAY,
  to: DAY,
});

export const paymentsSchema: SchemaPart = (builder) => {
  const [Payment, Invoice, Money] = [paymentType(builder), invoiceType(builder), moneyType(builder)];
  builder.queryFields((t) => ({
    payments: t.field({
      type: pageType(builder, Payment, 'PaymentPage'),
      description: 'Money that came in or went out, the latest first.',
      ...serve(builder, listPayments, { page: pageInput, filter: filterType }),
    }),
    payment: t.field({ type: Payment, description: 'One payment.', ...serve(builder, findOnePayment) }),
    writeOffLimit: t.field({
      type: Money,
      description: 'Up to which rest of an invoice somebody may write off.',
      ...serve(builder, writeOffLimit),
    }),
  }));
  builder.mutationFields((t) => ({
    recordPayment: t.field({
      type: Payment,
      description: 'Money came in.',
      ...serve(builder, recordPayment, { input: paymentInput }),
    }),
    takePaymentBack: t.field({
      type: Payment,
      description: 'A payment was entered wrongly: a counter-entry opens again what it paid.',
      ...serve(builder, takePaymentBack, { reason: 'Up to 256 characters.' }),
    }),
    takeAllotmentBack: t.field({
      type: 'Boolean',
      description: 'An amount that was allotted wrongly is credit again, and what it closed is open again.',
      ...serve(builder, takeAllotmentBack, { reason: 'Up to 256 characters.' }),
    }),
    allotCredit: t.field({
      type: Money,
      description: 'A credit pays invoices; what is left of it is answered.',
      ...serve(builder, allotCredit, { input: allotCreditInput }),
    }),
    payOutCredit: t.field({
      type: Payment,
      description: 'Credit goes back to the recipient.',
      ...serve(builder, payOutCredit, { input: payoutInput }),
    }),
    closeRest: t.field({
      type: Invoice,
      description: 'The rest of an invoice is given as Skonto, or written off.',
      ...serve(builder, closeRest, { input: closeRestInput }),
    }),
    setWriteOffLimit: t.field({
      type: Money,
      description: 'Up to which rest somebody may write off from now on.',
      ...serve(builder, setWriteOffLimit, { amount: 'In euro; 0 for never.' }),
    }),
    markAsPaid: t.field({
      type: Invoice,
      description: 'The money is there.',
      ...serve(builder, markAsPaid, { paidOn: 'YYYY-MM-DD; today when left out.' }),
    }),
    unMarkAsPaid: t.field({ type: Invoice, description: 'It was a mistake.', ...serve(builder, unMarkAsPaid) }),
  }));
};
