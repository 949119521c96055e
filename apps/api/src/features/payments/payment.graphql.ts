import { AllotmentInput, RESTS } from '@gastspiel/domain/payments/payment-input.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { invoiceType } from '#features/invoices/index.ts';
import { ALLOTMENT_KINDS, PAYMENT_WAYS } from '#features/payments/entries.sql.ts';
import {
  type AllotmentRow,
  type PaymentRow,
  selectAllotments,
  type TakenBack,
} from '#features/payments/payments.sql.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { moneyInput, moneyType } from '#platform/graphql/money-type.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';

const DAY = 'YYYY-MM-DD.';
export const restType = enumOf(
  'InvoiceRest',
  'The fate of the part of an invoice that a payment does not cover.',
  RESTS,
);

export const allotmentInput = inputOf(
  'AllotmentInput',
  'A part of a payment, and the invoice that it pays.',
  AllotmentInput,
  {
    amount: [moneyInput, 'The money; what closes the rest comes on top.'],
    rest: [restType, 'Stays open when left out.'],
    reason: 'Why the rest is written off.',
  },
);

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

export const paymentType = oncePerSchema((builder) => {
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
});
