import { INVOICE_STATES, invoiceState } from '@gastspiel/domain/invoices/invoice-state.ts';
import { SENDING_HINTS, type SendingHint } from '@gastspiel/domain/invoices/sending-hints.ts';
import { SURCHARGE_KINDS, surchargeKindOf } from '@gastspiel/domain/invoices/surcharges.ts';
import { TAX_TREATMENTS } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { type InvoicePaperData, type InvoiceRow, type LineRow, MailFailed } from '#features/invoices/invoice-row.ts';
import { standingOf } from '#features/invoices/load-invoice.ts';
import type { InvoiceAddressee, Sending } from '#features/invoices/sendings.sql.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { enumOf, oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const hundredth = (value: bigint | number): number => Number(value) / 100;

export const invoiceStateType = enumOf(
  'InvoiceState',
  'How far an invoice is; derived from its dates.',
  INVOICE_STATES,
);
export const taxTreatmentType = enumOf('TaxTreatment', 'Why an invoice bears the tax that it bears.', TAX_TREATMENTS);
export const paperLanguageType = oncePerSchema((builder) =>
  builder.enumType('PaperLanguage', {
    description: 'The language of a paper.',
    values: { DE: { value: 'de' }, EN: { value: 'en' } } as const,
  }),
);

export const surchargeKindType = enumOf('SurchargeKind', 'Times for which more is asked.', SURCHARGE_KINDS);
export const sendingHintType = oncePerSchema((builder) =>
  builder.objectRef<SendingHint>('SendingHint').implement({
    description: 'A hint before an invoice goes out.',
    fields: (t) => ({
      kind: t.expose('kind', {
        type: builder.enumType('SendingHintKind', {
          description: 'A change since the draft was saved, or a date that is late.',
          values: SENDING_HINTS,
        }),
      }),
      subject: t.exposeString('subject', { nullable: true, description: 'The kind of work, or the surcharge.' }),
      before: t.exposeString('before', { nullable: true, description: 'As it stands on the invoice.' }),
      after: t.exposeString('after', { nullable: true, description: 'As it is, or would be.' }),
    }),
  }),
);

const proposedQuantityOf = ({ proposedQuantity }: LineRow): number | null =>
  proposedQuantity === null ? null : hundredth(proposedQuantity);

/** The parts of invoices. */
export const partTypes = oncePerSchema((builder) => {
  const Money = moneyType(builder);
  const Steps = builder.objectRef<InvoiceRow>('InvoiceProcessingSteps').implement({
    description: 'The steps of an invoice, with their times.',
    fields: (t) => ({
      createdAt: t.string({ resolve: ({ createdAt }) => toOffsetString(createdAt) }),
      createdByName: t.exposeString('createdByName'),
      state: t.field({
        type: invoiceStateType(builder),
        description: 'Follows from dates and marks.',
        resolve: (row) => invoiceState(standingOf(row), dayOf(new Date())),
      }),
      lastSentAt: t.string({
        nullable: true,
        description: 'When the mail server took it last.',
        resolve: ({ lastSentAt }) => lastSentAt && toOffsetString(lastSentAt),
      }),
      issueDate: t.exposeString('issueDate', { description: 'YYYY-MM-DD.' }),
      sentAt: t.string({
        nullable: true,
        description: 'Since when nothing of it changes.',
        resolve: ({ sentAt }) => sentAt && toOffsetString(sentAt),
      }),
      dueDate: t.exposeString('dueDate', { description: 'YYYY-MM-DD.' }),
      dunDate: t.exposeString('dunDate', { description: 'YYYY-MM-DD.' }),
      paidOn: t.exposeString('paidOn', { nullable: true, description: 'The day of the payment.' }),
      markedPaidAt: t.string({
        nullable: true,
        description: 'When somebody said so.',
        resolve: ({ markedPaidAt }) => markedPaidAt && toOffsetString(markedPaidAt),
      }),
      cancelledAt: t.string({
        nullable: true,
        resolve: ({ cancelledAt }) => cancelledAt && toOffsetString(cancelledAt),
      }),
    }),
  });
  const Line = builder.objectRef<LineRow>('InvoiceLine').implement({
    description: 'The hours of an appointment and a day.',
    fields: (t) => ({
      worklogBlockId: t.exposeID('blockId', { nullable: true, description: 'The block they come from.' }),
      appointmentTypeId: t.exposeID('appointmentTypeId', { nullable: true }),
      day: t.exposeString('day', { nullable: true, description: 'YYYY-MM-DD.' }),
      description: t.exposeString('description', { description: 'As it stands on the paper.' }),
      quantity: t.float({ description: 'Hours, with two decimals.', resolve: ({ quantity }) => hundredth(quantity) }),
      recordedMinutes: t.exposeInt('recordedMinutes', { nullable: true }),
      workers: t.exposeInt('workers', { nullable: true, description: 'How many worked.' }),
      price: t.field({ type: Money, description: 'For an hour.', resolve: ({ price }) => price }),
      net: t.field({ type: Money, resolve: ({ net }) => net }),
    }),
  });
  const Surcharge = builder.objectRef<LineRow>('InvoiceSurcharge').implement({
    description: 'A percentage on hours of a type.',
    fields: (t) => ({
      appointmentTypeId: t.exposeID('appointmentTypeId', { nullable: true }),
      typeDescription: t.exposeString('typeDescription', { nullable: true, description: 'As it was called then.' }),
      description: t.exposeString('description', { description: 'As it stands on the paper.' }),
      quantity: t.float({ description: 'Hours, with two decimals.', resolve: ({ quantity }) => hundredth(quantity) }),
      surchargePercentage: t.float({
        description: 'Such as 25.',
        resolve: ({ percentage }) => hundredth(percentage ?? 0),
      }),
      kind: t.field({
        type: surchargeKindType(builder),
        nullable: true,
        description: 'The proposal that it was taken from; none for one of somebody’s own.',
        resolve: ({ proposal, description }) =>
          proposal === 'TRAVEL' ? null : (proposal ?? surchargeKindOf(description)),
      }),
      proposedQuantity: t.float({
        nullable: true,
        description: 'The hours that were proposed when it was taken.',
        resolve: proposedQuantityOf,
      }),
      price: t.field({ type: Money, description: 'For an hour.', resolve: ({ price }) => price }),
      net: t.field({ type: Money, resolve: ({ net }) => net }),
    }),
  });
  const Item = builder.objectRef<LineRow>('InvoiceAdditionalItem').implement({
    description: 'Whatever else is billed.',
    fields: (t) => ({
      description: t.exposeString('description', { description: 'As it stands on the paper.' }),
      quantity: t.float({ description: 'With two decimals.', resolve: ({ quantity }) => hundredth(quantity) }),
      unit: t.exposeString('unit', { description: 'Such as km.' }),
      isTravel: t.boolean({
        description: 'Whether it bills the recorded ways.',
        resolve: ({ proposal }) => proposal === 'TRAVEL',
      }),
      proposedQuantity: t.float({
        nullable: true,
        description: 'For travel: the minutes that were recorded when it was taken.',
        resolve: proposedQuantityOf,
      }),
      pricePerUnit: t.field({ type: Money, description: 'For one.', resolve: ({ price }) => price }),
      net: t.field({ type: Money, resolve: ({ net }) => net }),
    }),
  });
  const LetterHead = builder.objectRef<InvoicePaperData['recipient']>('UsedLetterHead').implement({
    description: 'The recipient as a paper names it.',
    fields: (t) => ({
      name: t.exposeString('name'),
      customerNumber: t.exposeString('customerNumber'),
      vatNumber: t.exposeString('vatNumber', { nullable: true }),
      streetNameAndNumber: t.string({ resolve: ({ address }) => address.streetNameAndNumber }),
      postalCode: t.string({ resolve: ({ address }) => address.postalCode }),
      location: t.string({ resolve: ({ address }) => address.location }),
      countryCode: t.string({ resolve: ({ address }) => address.countryCode }),
    }),
  });
  const Reference = builder.objectRef<{ id: string; number: string }>('InvoiceReference').implement({
    description: 'Another invoice, by its number.',
    fields: (t) => ({
      id: t.exposeID('id'),
      number: t.exposeString('number'),
    }),
  });
  return { Steps, Line, Surcharge, Item, LetterHead, Reference };
});

/** How invoices leave the house. */
export const sendingTypes = oncePerSchema((builder) => {
  const Failure = builder.enumType('MailFailure', {
    description: 'Why a mail did not get there.',
    values: MailFailed.options,
  });
  const Addressee = builder.objectRef<InvoiceAddressee>('InvoiceAddressee').implement({
    description: 'To whom an invoice goes.',
    fields: (t) => ({
      name: t.exposeString('name'),
      email: t.exposeString('email'),
      isCopy: t.exposeBoolean('isCopy', { description: 'For the files of the house.' }),
    }),
  });
  const Recipient = builder.objectRef<Sending['recipients'][number]>('InvoiceSendingRecipient').implement({
    description: 'The outcome of a mail.',
    fields: (t) => ({
      name: t.exposeString('name'),
      email: t.exposeString('email'),
      isCopy: t.exposeBoolean('isCopy', { description: 'For the files of the house.' }),
      sentAt: t.string({
        nullable: true,
        description: 'When the mail server took it.',
        resolve: ({ sentAt }) => sentAt && toOffsetString(sentAt),
      }),
      failure: t.expose('failure', { type: Failure, nullable: true, description: 'Why it has not got there so far.' }),
      hasGivenUp: t.exposeBoolean('hasGivenUp', { description: 'Whether it is not tried again.' }),
    }),
  });
  const SendingType = builder.objectRef<Sending>('InvoiceSending').implement({
    description: 'One time that an invoice was mailed.',
    fields: (t) => ({
      id: t.exposeID('id'),
      orderedAt: t.string({ resolve: ({ orderedAt }) => toOffsetString(orderedAt) }),
      orderedByName: t.exposeString('orderedByName'),
      recipients: t.expose('recipients', { type: [Recipient], extensions: { entries: 5 } }),
    }),
  });
  return { Failure, Addressee, Sending: SendingType };
});
