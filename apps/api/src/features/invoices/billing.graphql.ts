import type { ServiceLine } from '@gastspiel/domain/invoices/service-lines.ts';
import type { ProposedSurcharge } from '@gastspiel/domain/invoices/surcharges.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { BILLING_OBSTACLES, type BillableBlock, type BillableSum } from '#features/invoices/find-invoices.ts';
import {
  hundredth,
  paperLanguageType,
  partTypes,
  sendingTypes,
  surchargeKindType,
  taxTreatmentType,
} from '#features/invoices/invoice-parts.graphql.ts';
import type { LineRow } from '#features/invoices/invoice-row.ts';
import type { InvoicePreview } from '#features/invoices/preview-invoice.ts';
import { printPages } from '#features/invoices/print-invoice.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { moneyType } from '#platform/graphql/money-type.ts';

/** A block as the accountant chooses it. */
export const billableType = (builder: Builder) =>
  builder.objectRef<BillableBlock>('BillableWorklogBlock').implement({
    description: 'A block whose hours can be billed.',
    fields: (t) => ({
      id: t.id({ resolve: ({ block }) => block.id }),
      description: t.string({ resolve: ({ block }) => block.description }),
      startDateTime: t.string({ description: 'ISO 8601.', resolve: ({ block }) => toOffsetString(block.startsAt) }),
      endDateTime: t.string({ description: 'ISO 8601.', resolve: ({ block }) => toOffsetString(block.endsAt) }),
      appointmentTypeId: t.id({ resolve: ({ block }) => block.appointmentTypeId }),
      typeDescription: t.string({ resolve: ({ block }) => block.typeDescription }),
      workMinutes: t.exposeInt('minutes', { description: 'Breaks off.' }),
      travelMinutes: t.exposeInt('travelMinutes', { description: 'The ways, which are not billed by themselves.' }),
      net: t.field({
        type: moneyType(builder),
        nullable: true,
        description: 'None while its type has no price there.',
        resolve: ({ net }) => net,
      }),
      workers: t.exposeInt('workers', { description: 'How many worked.' }),
      obstacle: t.expose('obstacle', {
        type: builder.enumType('BillingObstacle', {
          description: 'A reason why a block can not be billed.',
          values: BILLING_OBSTACLES,
        }),
        nullable: true,
        description: 'The reason why it can not be billed now.',
      }),
    }),
  });

export const billableSumType = (builder: Builder) =>
  builder.objectRef<BillableSum>('BillableSum').implement({
    description: 'The sum that waits to be billed to a recipient.',
    fields: (t) => ({
      invoiceRecipientId: t.exposeID('recipientId'),
      recipientName: t.exposeString('recipientName'),
      customerNumber: t.exposeString('customerNumber'),
      count: t.exposeInt('count', { description: 'How many blocks.' }),
      workMinutes: t.exposeInt('minutes', { description: 'Breaks off.' }),
      net: t.field({ type: moneyType(builder), description: 'Without tax.', resolve: ({ net }) => net }),
      isPriceMissing: t.exposeBoolean('isPriceMissing', { description: 'A type without a price is not in the net.' }),
    }),
  });

export function previewType(builder: Builder) {
  const Money = moneyType(builder);
  const { Line, Surcharge, Item } = partTypes(builder);
  const { Addressee } = sendingTypes(builder);
  const ofKind =
    (kind: LineRow['kind']) =>
    ({ content }: InvoicePreview) =>
      content.lines.filter((line) => line.kind === kind);
  const Proposed = builder.objectRef<ProposedSurcharge>('ProposedSurcharge').implement({
    description: 'A surcharge that the recorded times ask for.',
    fields: (t) => ({
      appointmentTypeId: t.exposeID('appointmentTypeId'),
      kind: t.expose('kind', { type: surchargeKindType(builder), description: 'For which times.' }),
      description: t.exposeString('description', { description: 'In the language of the paper.' }),
      quantity: t.float({ description: 'Hours, with two decimals.', resolve: ({ quantity }) => hundredth(quantity) }),
      surchargePercentage: t.float({ description: 'Such as 25.', resolve: ({ percentage }) => hundredth(percentage) }),
      price: t.expose('price', { type: moneyType(builder), description: 'For an hour.' }),
    }),
  });
  const Recorded = builder.objectRef<ServiceLine>('RecordedLine').implement({
    description: 'The hours of an appointment and a day as they are recorded now.',
    fields: (t) => ({
      worklogBlockId: t.exposeID('blockId'),
      day: t.exposeString('day', { description: 'YYYY-MM-DD.' }),
      minutes: t.exposeInt('minutes', { description: 'Breaks off.' }),
    }),
  });
  return builder.objectRef<InvoicePreview>('InvoicePdfData').implement({
    description: 'An invoice as it would be if it were saved now.',
    fields: (t) => ({
      number: t.exposeString('number', { description: 'Its own, or a forecast.' }),
      lines: t.field({ type: [Line], description: 'The hours by appointment and day.', resolve: ofKind('SERVICE') }),
      surcharges: t.field({ type: [Surcharge], description: 'Percentages on hours.', resolve: ofKind('SURCHARGE') }),
      additionalItems: t.field({ type: [Item], resolve: ofKind('ADDITIONAL') }),
      recorded: t.field({
        type: [Recorded],
        description: 'The hours as they are recorded now: lines stay those of before until they are taken anew.',
        resolve: ({ recorded }) => [...recorded],
      }),
      isOutdated: t.exposeBoolean('isOutdated', {
        description: 'Saved like this, lines would still be those of before.',
      }),
      netTotal: t.field({ type: Money, description: 'Without tax.', resolve: ({ content }) => content.sums.net }),
      tax: t.field({ type: Money, resolve: ({ content }) => content.sums.tax }),
      grossTotal: t.field({ type: Money, description: 'To be paid.', resolve: ({ content }) => content.sums.gross }),
      taxPercentage: t.float({
        description: 'Such as 20.',
        resolve: ({ content }) => hundredth(content.taxPercentage),
      }),
      taxTreatment: t.field({
        type: taxTreatmentType(builder),
        description: 'Why this tax.',
        resolve: ({ content }) => content.taxTreatment,
      }),
      offeredTaxTreatments: t.field({
        type: [taxTreatmentType(builder)],
        description: 'The law’s treatments for the recipient, the proposed one first.',
        resolve: ({ offered }) => [...offered],
      }),
      language: t.field({
        type: paperLanguageType(builder),
        resolve: ({ content }) => content.language,
      }),
      workMinutes: t.exposeInt('workMinutes', { description: 'The minutes of all blocks, breaks off.' }),
      travelMinutes: t.exposeInt('travelMinutes', {
        description: 'The minutes of all blocks; not billed by themselves.',
      }),
      proposedSurcharges: t.field({
        type: [Proposed],
        description: 'A surcharge that the recorded times ask for.',
        resolve: ({ proposedSurcharges }) => [...proposedSurcharges],
      }),
      addressees: t.field({
        type: [Addressee],
        resolve: ({ addressees }) => [...addressees],
      }),
      obstacles: t.stringList({
        description: 'Why it could not be sent, in sentences.',
        resolve: ({ obstacles }) => obstacles.map(({ message }) => message),
      }),
      pages: t.stringList({
        description: 'The paper, an SVG a page.',
        extensions: { statements: 0 },
        resolve: async ({ printable }, _args, { press }) => [...(await printPages(press, printable))],
      }),
    }),
  });
}
