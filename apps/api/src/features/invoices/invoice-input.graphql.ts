import type { ArchiveInput } from '@gastspiel/domain/invoices/invoice-archive.ts';
import type { InvoiceDraftInput, InvoiceInput } from '@gastspiel/domain/invoices/invoice-input.ts';
import type { z } from 'zod';
import {
  invoiceStateType,
  paperLanguageType,
  surchargeKindType,
  taxTreatmentType,
} from '#features/invoices/invoice-parts.graphql.ts';
import { INVOICE_SORT_KEYS, type InvoiceFilter, type InvoiceSort } from '#features/invoices/list-invoices.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { moneyTypes } from '#platform/graphql/money-type.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const filterType = (builder: Builder) =>
  builder.inputRef<NonNullable<z.input<typeof InvoiceFilter>>>('InvoiceFilter').implement({
    description: 'Which invoices; what is left out does not matter.',
    fields: (t) => ({
      text: t.string({ required: false, description: 'Words of number or recipient.' }),
      states: t.field({ type: [invoiceStateType(builder)], required: false, description: 'In any of these.' }),
      invoiceRecipientId: t.string({ required: false, description: 'Of this recipient.' }),
      issuedFrom: t.string({ required: false, description: 'From this day on.' }),
      issuedTo: t.string({ required: false, description: 'To this day.' }),
    }),
  });

export const archiveInputType = oncePerSchema((builder) =>
  builder.inputRef<z.input<typeof ArchiveInput>>('InvoiceArchiveInput').implement({
    description: 'Which sent invoices: by their issue dates.',
    fields: (t) => ({
      from: t.string({ description: 'The first day, YYYY-MM-DD.' }),
      to: t.string({ description: 'The last day, YYYY-MM-DD.' }),
      states: t.field({
        type: [invoiceStateType(builder)],
        required: false,
        description: 'In any of these; all when left out.',
      }),
    }),
  }),
);

export const sortType = (builder: Builder) =>
  builder.inputRef<NonNullable<z.input<typeof InvoiceSort>>>('InvoiceSort').implement({
    description: 'In which order.',
    fields: (t) => ({
      key: t.field({
        type: builder.enumType('InvoiceSortKey', {
          description: 'What invoices are sorted by.',
          values: INVOICE_SORT_KEYS,
        }),
        description: 'By what.',
      }),
      isDescending: t.boolean({ description: 'Backwards.' }),
    }),
  });

type Values = z.input<typeof InvoiceInput>;

const PROPOSED = (t: InputFields) =>
  t.float({
    required: false,
    description: 'What was proposed when it was taken; recorded anew since, it is outdated.',
  });

const rowInputs = oncePerSchema((builder) => {
  const Line = builder.inputRef<Values['lines'][number]>('InvoiceLineInput').implement({
    description: 'What was changed by hand on the line of a block and a day.',
    fields: (t) => ({
      worklogBlockId: t.string({ description: 'The block.' }),
      day: t.string({ description: 'YYYY-MM-DD.' }),
      description: t.string({ description: 'As it is to stand on the paper.' }),
      quantity: t.float({ description: 'Hours, with two decimals.' }),
    }),
  });
  const Surcharge = builder.inputRef<NonNullable<Values['surcharges']>[number]>('InvoiceSurchargeInput').implement({
    description: 'A percentage on hours of a type.',
    fields: (t) => ({
      appointmentTypeId: t.string({ description: 'The kind of work.' }),
      description: t.string({ description: 'As it is to stand on the paper.' }),
      quantity: t.float({ description: 'Hours, with two decimals.' }),
      surchargePercentage: t.float({ description: 'Such as 25.' }),
      kind: t.field({
        type: surchargeKindType(builder),
        required: false,
        description: 'The proposal that it is taken from; by its words when left out.',
      }),
      proposedQuantity: PROPOSED(t),
    }),
  });
  const Item = builder.inputRef<Values['additionalItems'][number]>('InvoiceAdditionalItemInput').implement({
    description: 'Whatever else is billed.',
    fields: (t) => ({
      description: t.string({ description: 'As it is to stand on the paper.' }),
      quantity: t.float({ description: 'With two decimals.' }),
      unit: t.string({ description: 'Such as km.' }),
      pricePerUnit: t.field({ type: moneyTypes(builder).MoneyInput, description: 'For one.' }),
      isTravel: t.boolean({ required: false, description: 'Whether it bills the recorded ways.' }),
      proposedQuantity: PROPOSED(t),
    }),
  });
  return { Line, Surcharge, Item };
});

/** What is decided by hand: the same fields for a preview and for saving. */
const byHand = (builder: Builder, t: InputFields) => {
  const { Line, Surcharge, Item } = rowInputs(builder);
  return {
    issueDate: t.string({ required: true, description: 'YYYY-MM-DD.' }),
    dueDate: t.string({ required: true, description: 'After the issue date.' }),
    dunDate: t.string({ required: true, description: 'After the due date.' }),
    taxTreatment: t.field({ type: taxTreatmentType(builder), required: true, description: 'As the law offers it.' }),
    notes: t.string({ required: false, description: 'Stands on the paper.' }),
    lines: t.field({ type: [Line], required: true, description: 'Changed by hand; the others are as recorded.' }),
    surcharges: t.field({
      type: [Surcharge],
      required: false,
      description: 'Percentages on hours; as the recorded times ask for them when left out.',
    }),
    additionalItems: t.field({ type: [Item], required: true, description: 'Whatever else is billed.' }),
    takesPrices: t.boolean({
      required: false,
      description: 'Lines get the recipient’s prices of today, though they were made with others.',
    }),
  };
};
type InputFields = Parameters<Parameters<ReturnType<Builder['inputRef']>['implement']>[0]['fields']>[0];

export const draftInputType = (builder: Builder) =>
  builder.inputRef<z.input<typeof InvoiceDraftInput>>('InvoiceDraftInput').implement({
    description: 'What is decided by hand of an invoice.',
    fields: (t) => byHand(builder, t),
  });

export const inputType = (builder: Builder) =>
  builder.inputRef<Values>('InvoiceInput').implement({
    description: 'Everything of an invoice.',
    fields: (t) => ({
      recipientId: t.string({ description: 'Who pays.' }),
      language: t.field({ type: paperLanguageType(builder), description: 'Of the paper.' }),
      includedWorklogBlockIds: t.stringList({ description: 'The blocks whose hours are billed.' }),
      ...byHand(builder, t),
    }),
  });
