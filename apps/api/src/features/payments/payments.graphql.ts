import {
  AllotCreditInput,
  AllotmentInput,
  CloseRestInput,
  PaymentInput,
  PayoutInput,
  RESTS,
} from '@gastspiel/domain/payments/payment-input.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { invoiceType } from '#features/invoices/index.ts';
import { closeRest } from '#features/payments/close-rest.ts';
import { ALLOTMENT_KINDS, PAYMENT_WAYS } from '#features/payments/entries.sql.ts';
import { findOnePayment, listPayments, PaymentFilter } from '#features/payments/find-payments.ts';
import { markAsPaid, unMarkAsPaid } from '#features/payments/mark-as-paid.ts';
import {
  type AllotmentRow,
  type PaymentRow,
  selectAllotments,
  type TakenBack,
} from '#features/payments/payments.sql.ts';
import { recordPayment } from '#features/payments/record-payment.ts';
import { allotCredit, payOutCredit } from '#features/payments/spend-credit.ts';
import { takeAllotmentBack, takePaymentBack } from '#features/payments/take-back.ts';
import { setWriteOffLimit, writeOffLimit } from '#features/payments/write-off-limit.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { moneyInput, moneyType } from '#platform/graphql/money-type.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const DAY = 'YYYY-MM-DD.';
const restType = enumOf('InvoiceRest', 'The fate of the part of an invoice that a payment does not cover.', RESTS);
const closingType = enumOf('RestClosing', 'How the rest of an invoice is closed.', CloseRestInput.shape.rest.options);

const allotmentInput = inputOf('AllotmentInput', 'A part of a payment, and the invoice that it pays.', AllotmentInput, {
  amount: [moneyInput, 'The money; what closes the rest comes on top.'],
  rest: [restType, 'Stays open when left out.'],
  reason: 'Why the rest is written off.',
});
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

const takenBackType = oncePerSchema((builder) =>
  builder.objectRef<TakenBack>('TakenBack').implement({
    description: 'Who took it back, when and why.',
    fields: (t) => ({
      reason: t.exposeString('reason'),
      at: t.string({ resolve: ({ at }) => toOffsetString(at) }),
      byName: t.exposeString('byName'),
    }),
  }),
);

const allotmentType = oncePerSchema((builder) => {
  const Money = moneyType(builder);
  return builder.objectRef<AllotmentRow>('Allotment').implement({
    description: 'A part of a payment on an invoice, or what closed its rest.',
    fields: (t) => ({
      id: t.exposeID('id'),
      kind: t.expose('kind', {
        type: enumOf('AllotmentKind', 'Paid, or how a rest was closed.', ALLOTMENT_KINDS)(builder),
      }),
      paymentId: t.exposeID('paymentId', {
        nullable: true,
        description: 'The payment that bears it, or along with which it came.',
      }),
      invoiceId: t.exposeID('invoiceId', { nullable: true }),
      invoiceNumber: t.exposeString('invoiceNumber', { nullable: true }),
      day: t.exposeString('day', { description: DAY }),
      amount: t.expose('amount', { type: Money }),
      reason: t.exposeString('reason', { nullable: true }),
      enteredAt: t.string({ resolve: ({ enteredAt }) => toOffsetString(enteredAt) }),
      enteredByName: t.exposeString('enteredByName'),
      takenBack: t.expose('takenBack', { type: takenBackType(builder), nullable: true }),
    }),
  });
});

function paymentType(builder: Builder) {
  const [Money, Allotment] = [moneyType(builder), allotmentType(builder)];
  builder.objectField(invoiceType(builder), 'allotments', (t) =>
    t.field({
      type: [Allotment],
      description: 'Each part that was paid and how the rest was closed, the first first; also what was taken back.',
      extensions: { statements: 1, entries: 3 },
      resolve: async ({ id }, _args, { reads }) => selectAllotments(await reads.db(), id),
    }),
  );
  return builder.objectRef<PaymentRow>('Payment').implement({
    description: 'Money that came in or, below zero, went out.',
    fields: (t) => ({
      id: t.exposeID('id'),
      recipientId: t.exposeID('recipientId'),
      recipientName: t.exposeString('recipientName'),
      day: t.exposeString('day', { description: DAY }),
      amount: t.expose('amount', { type: Money }),
      way: t.expose('way', { type: enumOf('PaymentWay', 'How a payment is known.', PAYMENT_WAYS)(builder) }),
      reference: t.exposeString('reference', { nullable: true }),
      note: t.exposeString('note', { nullable: true }),
      credit: t.expose('credit', { type: Money, description: 'The part that no invoice has taken.' }),
      enteredAt: t.string({ resolve: ({ enteredAt }) => toOffsetString(enteredAt) }),
      enteredByName: t.exposeString('enteredByName'),
      takenBack: t.expose('takenBack', { type: takenBackType(builder), nullable: true }),
      allotments: t.expose('allotments', {
        type: [Allotment],
        description: 'The invoices that it paid, the first first; also what was taken back.',
        extensions: { entries: 3 },
      }),
    }),
  });
}

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
