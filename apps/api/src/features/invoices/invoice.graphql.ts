import { INVOICE_STATES, invoiceState, possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { TAX_TREATMENTS } from '@gastspiel/domain/invoices/tax-treatment.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import type { InvoicePaperData, InvoiceRow, LineRow } from '#features/invoices/invoice-row.ts';
import { findPaper, selectBlockIds, selectLines } from '#features/invoices/invoices.sql.ts';
import { standingOf } from '#features/invoices/load-invoice.ts';
import { selectHistory } from '#platform/audit/history.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { historyType } from '#platform/graphql/history-type.ts';
import { moneyTypes } from '#platform/graphql/money-type.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { parseInput } from '#platform/graphql/use-case.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

const hundredth = (value: bigint | number): number => Number(value) / 100;

export const invoiceStateType = oncePerSchema((builder) =>
  builder.enumType('InvoiceState', {
    description: 'How far an invoice is; derived from its dates.',
    values: INVOICE_STATES,
  }),
);
export const taxTreatmentType = oncePerSchema((builder) =>
  builder.enumType('TaxTreatment', {
    description: 'Why an invoice bears the tax that it bears.',
    values: TAX_TREATMENTS,
  }),
);
export const paperLanguageType = oncePerSchema((builder) =>
  builder.enumType('PaperLanguage', {
    description: 'The language of a paper.',
    values: { DE: { value: 'de' }, EN: { value: 'en' } } as const,
  }),
);

/** An invoice, or the cancellation of one. */
export const invoiceType = oncePerSchema((builder) => {
  const { Money } = moneyTypes(builder);
  const { Steps, Line, Surcharge, Item, LetterHead, Reference } = partTypes(builder);
  const ofKind =
    (kind: LineRow['kind']) =>
    async (
      { id }: InvoiceRow,
      _args: object,
      { reads }: { reads: { db(): Promise<Parameters<typeof selectLines>[0]> } },
    ) =>
      (await selectLines(await reads.db(), id)).filter((line) => line.kind === kind);
  const may =
    (possibility: keyof ReturnType<typeof possibilitiesOf>) =>
    async (row: InvoiceRow, _args: object, context: Parameters<typeof viewerMay>[0]) =>
      possibilitiesOf(standingOf(row))[possibility] && (await viewerMay(context, 'invoices.write'));
  return builder.objectRef<InvoiceRow>('Invoice').implement({
    description: 'An invoice, or the cancellation of one.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id of the invoice.' }),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      number: t.exposeString('number', { description: 'Ascending without a gap in its year.' }),
      recipientId: t.exposeID('recipientId', { description: 'Who pays.' }),
      recipientName: t.exposeString('recipientName', { description: 'As it stands on the paper.' }),
      state: t.field({
        type: invoiceStateType(builder),
        description: 'Follows from dates and marks.',
        resolve: (row) => invoiceState(standingOf(row), dayOf(new Date())),
      }),
      issueDate: t.exposeString('issueDate', { description: 'YYYY-MM-DD.' }),
      netTotal: t.field({ type: Money, description: 'Without tax.', resolve: ({ net }) => net }),
      tax: t.field({ type: Money, description: 'The tax on it.', resolve: ({ tax }) => tax }),
      grossTotal: t.field({ type: Money, description: 'To be paid.', resolve: ({ gross }) => gross }),
      taxTreatment: t.expose('taxTreatment', { type: taxTreatmentType(builder), description: 'Why this tax.' }),
      taxPercentage: t.float({ description: 'Such as 20.', resolve: ({ taxPercentage }) => hundredth(taxPercentage) }),
      reverseChargeApplies: t.boolean({
        description: 'Whether the recipient owes the tax.',
        resolve: ({ taxTreatment }) => taxTreatment === 'REVERSE_CHARGE',
      }),
      language: t.expose('language', { type: paperLanguageType(builder), description: 'Of the paper.' }),
      notes: t.exposeString('notes', { nullable: true, description: 'Stands on the paper.' }),
      lastSentAt: t.string({
        nullable: true,
        description: 'When the mail server took it last.',
        resolve: ({ lastSentAt }) => lastSentAt && toOffsetString(lastSentAt),
      }),
      isOutdated: t.exposeBoolean('isOutdated', {
        description: 'Hours were recorded anew since its lines were taken.',
      }),
      processingSteps: t.field({ type: Steps, description: 'What happened when.', resolve: (row) => row }),
      cancels: t.field({
        type: Reference,
        nullable: true,
        description: 'What this one cancels.',
        resolve: ({ cancelsInvoiceId: id, cancelsNumber: number }) => (id && number ? { id, number } : null),
      }),
      cancelledBy: t.field({
        type: Reference,
        nullable: true,
        description: 'The cancellation of this one.',
        resolve: ({ cancelledById: id, cancelledByNumber: number }) => (id && number ? { id, number } : null),
      }),
      includedWorklogBlockIds: t.idList({
        description: 'The blocks whose hours are billed.',
        extensions: { entries: 30 },
        resolve: async ({ id }, _args, { reads }) => selectBlockIds(await reads.db(), id),
      }),
      lines: t.field({
        type: [Line],
        description: 'The hours by appointment and day.',
        extensions: { entries: 30 },
        resolve: ofKind('SERVICE'),
      }),
      surcharges: t.field({
        type: [Surcharge],
        description: 'Percentages on hours of a type.',
        extensions: { entries: 5 },
        resolve: ofKind('SURCHARGE'),
      }),
      additionalItems: t.field({
        type: [Item],
        description: 'Whatever else is billed.',
        extensions: { entries: 5 },
        resolve: ofKind('ADDITIONAL'),
      }),
      usedLetterHead: t.field({
        type: LetterHead,
        description: 'The recipient as the paper names it.',
        resolve: async ({ id }, _args, { reads }) => {
          const found = await findPaper(await reads.db(), id);
          if (!found) throw new Error('an invoice has a paper');
          return found.paper.recipient;
        },
      }),
      history: t.field({
        type: historyType(builder),
        description: 'What happened to the invoice, newest first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
        resolve: async ({ id }, { page }, { reads }) =>
          selectHistory(await reads.db(), [{ type: 'invoice', id }], parseInput(PageInput, page)),
      }),
      viewerCanEdit: t.boolean({ description: 'Now.', extensions: { statements: 0 }, resolve: may('canEdit') }),
      viewerCanMarkPaid: t.boolean({ description: 'Now.', extensions: { statements: 0 }, resolve: may('canMarkPaid') }),
      viewerCanUnmarkPaid: t.boolean({
        description: 'Now.',
        extensions: { statements: 0 },
        resolve: may('canUnmarkPaid'),
      }),
      viewerCanCancel: t.boolean({ description: 'Now.', extensions: { statements: 0 }, resolve: may('canCancel') }),
    }),
  });
});

function partTypes(builder: Builder) {
  const { Money } = moneyTypes(builder);
  const Steps = builder.objectRef<InvoiceRow>('InvoiceProcessingSteps').implement({
    description: 'What happened to an invoice when.',
    fields: (t) => ({
      createdAt: t.string({ description: 'When it was made.', resolve: ({ createdAt }) => toOffsetString(createdAt) }),
      createdByName: t.exposeString('createdByName', { description: 'By whom.' }),
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
        description: 'When it was cancelled.',
        resolve: ({ cancelledAt }) => cancelledAt && toOffsetString(cancelledAt),
      }),
    }),
  });
  const Line = builder.objectRef<LineRow>('InvoiceLine').implement({
    description: 'The hours of an appointment and a day.',
    fields: (t) => ({
      worklogBlockId: t.exposeID('blockId', { nullable: true, description: 'The block they come from.' }),
      appointmentTypeId: t.exposeID('appointmentTypeId', { nullable: true, description: 'The kind of work.' }),
      day: t.exposeString('day', { nullable: true, description: 'YYYY-MM-DD.' }),
      description: t.exposeString('description', { description: 'As it stands on the paper.' }),
      quantity: t.float({ description: 'Hours, with two decimals.', resolve: ({ quantity }) => hundredth(quantity) }),
      recordedMinutes: t.exposeInt('recordedMinutes', { nullable: true, description: 'What was recorded.' }),
      workers: t.exposeInt('workers', { nullable: true, description: 'How many worked.' }),
      price: t.field({ type: Money, description: 'For an hour.', resolve: ({ price }) => price }),
      net: t.field({ type: Money, description: 'Of the line.', resolve: ({ net }) => net }),
    }),
  });
  const Surcharge = builder.objectRef<LineRow>('InvoiceSurcharge').implement({
    description: 'A percentage on hours of a type.',
    fields: (t) => ({
      appointmentTypeId: t.exposeID('appointmentTypeId', { nullable: true, description: 'The kind of work.' }),
      description: t.exposeString('description', { description: 'As it stands on the paper.' }),
      quantity: t.float({ description: 'Hours, with two decimals.', resolve: ({ quantity }) => hundredth(quantity) }),
      surchargePercentage: t.float({
        description: 'Such as 25.',
        resolve: ({ percentage }) => hundredth(percentage ?? 0),
      }),
      price: t.field({ type: Money, description: 'For an hour.', resolve: ({ price }) => price }),
      net: t.field({ type: Money, description: 'Of the line.', resolve: ({ net }) => net }),
    }),
  });
  const Item = builder.objectRef<LineRow>('InvoiceAdditionalItem').implement({
    description: 'Whatever else is billed.',
    fields: (t) => ({
      description: t.exposeString('description', { description: 'As it stands on the paper.' }),
      quantity: t.float({ description: 'With two decimals.', resolve: ({ quantity }) => hundredth(quantity) }),
      unit: t.exposeString('unit', { description: 'Such as km.' }),
      pricePerUnit: t.field({ type: Money, description: 'For one.', resolve: ({ price }) => price }),
      net: t.field({ type: Money, description: 'Of the line.', resolve: ({ net }) => net }),
    }),
  });
  const LetterHead = builder.objectRef<InvoicePaperData['recipient']>('UsedLetterHead').implement({
    description: 'The recipient as a paper names it.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'The name.' }),
      customerNumber: t.exposeString('customerNumber', { description: 'The number.' }),
      vatNumber: t.exposeString('vatNumber', { nullable: true, description: 'The VAT number.' }),
      streetNameAndNumber: t.string({ description: 'Street.', resolve: ({ address }) => address.streetNameAndNumber }),
      postalCode: t.string({ description: 'Postal code.', resolve: ({ address }) => address.postalCode }),
      location: t.string({ description: 'Town.', resolve: ({ address }) => address.location }),
      countryCode: t.string({ description: 'Country.', resolve: ({ address }) => address.countryCode }),
    }),
  });
  const Reference = builder.objectRef<{ id: string; number: string }>('InvoiceReference').implement({
    description: 'Another invoice, by its number.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'Its id.' }),
      number: t.exposeString('number', { description: 'Its number.' }),
    }),
  });
  return { Steps, Line, Surcharge, Item, LetterHead, Reference };
}
