import type { InvoiceInput } from '@gastspiel/domain/invoices/invoice-input.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import type { z } from 'zod';
import { type BillableBlock, findInvoice, forecastNumber, listBillable } from '#features/invoices/find-invoices.ts';
import {
  invoiceStateType,
  invoiceType,
  paperLanguageType,
  taxTreatmentType,
} from '#features/invoices/invoice.graphql.ts';
import {
  INVOICE_SORT_KEYS,
  type InvoiceFilter,
  type InvoiceSort,
  listInvoices,
  type StateSum,
  sumUpStates,
} from '#features/invoices/list-invoices.ts';
import { createInvoice, updateInvoice } from '#features/invoices/save-invoice.ts';
import { cancelInvoice, markAsPaid, unMarkAsPaid } from '#features/invoices/settle-invoice.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { moneyTypes } from '#platform/graphql/money-type.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const ID = { description: 'The id of the invoice.' };

export const invoicesSchema: SchemaPart = (builder) => {
  const Invoice = invoiceType(builder);
  const Input = inputType(builder);
  builder.queryFields((t) => ({
    invoices: t.field({
      type: pageType(builder, Invoice, 'InvoicePage'),
      description: 'The invoices of the tenant, the newest number first.',
      args: {
        page: t.arg({ type: pageInput(builder), required: false, description: 'The first page when left out.' }),
        filter: t.arg({ type: filterType(builder), required: false, description: 'All when left out.' }),
        sort: t.arg({ type: sortType(builder), required: false, description: 'By number when left out.' }),
      },
      ...serve(listInvoices),
    }),
    invoice: t.field({
      type: Invoice,
      description: 'One invoice.',
      args: { invoiceId: t.arg.string(ID) },
      ...serve(findInvoice),
    }),
    nextInvoiceNumber: t.field({
      type: 'String',
      description: 'A forecast: whoever saves first gets it.',
      args: { issueDate: t.arg.string({ required: false, description: 'YYYY-MM-DD; today when left out.' }) },
      ...serve(forecastNumber),
    }),
    billableWorklogBlocks: t.field({
      type: [billableType(builder)],
      description: 'What can be billed to a recipient, with the blocks of the draft that is named.',
      args: {
        invoiceRecipientId: t.arg.string({ description: 'Who pays.' }),
        invoiceId: t.arg.string({ required: false, description: 'The draft that is being changed.' }),
      },
      ...serve(listBillable),
    }),
    invoiceTotalSumOfStateSummary: t.field({
      type: [stateSumType(builder)],
      description: 'Count, net and gross of a year by state.',
      args: { year: t.arg.int({ description: 'Of the numbers.' }) },
      ...serve(sumUpStates),
    }),
  }));
  builder.mutationFields((t) => ({
    createInvoice: t.field({
      type: Invoice,
      description: 'Makes a draft and gives it its number.',
      args: { input: t.arg({ type: Input, description: 'All of it.' }) },
      ...serve(createInvoice),
    }),
    updateInvoice: t.field({
      type: Invoice,
      description: 'Saves a draft whole. Refused when somebody else changed it meanwhile.',
      args: {
        invoiceId: t.arg.string(ID),
        version: t.arg.int({ description: 'The version that was edited.' }),
        input: t.arg({ type: Input, description: 'All of it.' }),
      },
      ...serve(updateInvoice),
    }),
    markAsPaid: t.field({
      type: Invoice,
      description: 'The money is there.',
      args: {
        invoiceId: t.arg.string(ID),
        paidOn: t.arg.string({ required: false, description: 'YYYY-MM-DD; today when left out.' }),
      },
      ...serve(markAsPaid),
    }),
    unMarkAsPaid: t.field({
      type: Invoice,
      description: 'It was a mistake.',
      args: { invoiceId: t.arg.string(ID) },
      ...serve(unMarkAsPaid),
    }),
    cancelInvoice: t.field({
      type: Invoice,
      description: 'Cancels an invoice by another one, which is answered. Its blocks can be billed again.',
      args: { invoiceId: t.arg.string(ID) },
      ...serve(cancelInvoice),
    }),
  }));
};

const billableType = (builder: Builder) =>
  builder.objectRef<BillableBlock>('BillableWorklogBlock').implement({
    description: 'A block whose hours can be billed.',
    fields: (t) => ({
      id: t.id({ description: 'The id of the block.', resolve: ({ block }) => block.id }),
      description: t.string({ description: 'What was worked at.', resolve: ({ block }) => block.description }),
      startDateTime: t.string({ description: 'ISO 8601.', resolve: ({ block }) => toOffsetString(block.startsAt) }),
      appointmentTypeId: t.id({ description: 'The kind of work.', resolve: ({ block }) => block.appointmentTypeId }),
      typeDescription: t.string({ description: 'By its name.', resolve: ({ block }) => block.typeDescription }),
      workMinutes: t.exposeInt('minutes', { description: 'Breaks off.' }),
      travelMinutes: t.exposeInt('travelMinutes', { description: 'The ways, which are not billed by themselves.' }),
      net: t.field({
        type: moneyTypes(builder).Money,
        nullable: true,
        description: 'None while its type has no price there.',
        resolve: ({ net }) => net,
      }),
    }),
  });

const stateSumType = (builder: Builder) =>
  builder.objectRef<StateSum>('InvoiceStateSum').implement({
    description: 'The invoices of a year in one state.',
    fields: (t) => ({
      state: t.expose('state', { type: invoiceStateType(builder), description: 'Which.' }),
      count: t.exposeInt('count', { description: 'How many.' }),
      netTotal: t.field({ type: moneyTypes(builder).Money, description: 'Without tax.', resolve: ({ net }) => net }),
      grossTotal: t.field({ type: moneyTypes(builder).Money, description: 'With tax.', resolve: ({ gross }) => gross }),
    }),
  });

const filterType = (builder: Builder) =>
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

const sortType = (builder: Builder) =>
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

function inputType(builder: Builder) {
  type Values = z.input<typeof InvoiceInput>;
  const Line = builder.inputRef<Values['lines'][number]>('InvoiceLineInput').implement({
    description: 'What was changed by hand on the line of a block and a day.',
    fields: (t) => ({
      worklogBlockId: t.string({ description: 'The block.' }),
      day: t.string({ description: 'YYYY-MM-DD.' }),
      description: t.string({ description: 'As it is to stand on the paper.' }),
      quantity: t.float({ description: 'Hours, with two decimals.' }),
    }),
  });
  const Surcharge = builder.inputRef<Values['surcharges'][number]>('InvoiceSurchargeInput').implement({
    description: 'A percentage on hours of a type.',
    fields: (t) => ({
      appointmentTypeId: t.string({ description: 'The kind of work.' }),
      description: t.string({ description: 'As it is to stand on the paper.' }),
      quantity: t.float({ description: 'Hours, with two decimals.' }),
      surchargePercentage: t.float({ description: 'Such as 25.' }),
    }),
  });
  const Item = builder.inputRef<Values['additionalItems'][number]>('InvoiceAdditionalItemInput').implement({
    description: 'Whatever else is billed.',
    fields: (t) => ({
      description: t.string({ description: 'As it is to stand on the paper.' }),
      quantity: t.float({ description: 'With two decimals.' }),
      unit: t.string({ description: 'Such as km.' }),
      pricePerUnit: t.field({ type: moneyTypes(builder).MoneyInput, description: 'For one.' }),
    }),
  });
  return builder.inputRef<Values>('InvoiceInput').implement({
    description: 'Everything of an invoice.',
    fields: (t) => ({
      recipientId: t.string({ description: 'Who pays.' }),
      issueDate: t.string({ description: 'YYYY-MM-DD.' }),
      dueDate: t.string({ description: 'After the issue date.' }),
      dunDate: t.string({ description: 'After the due date.' }),
      language: t.field({ type: paperLanguageType(builder), description: 'Of the paper.' }),
      taxTreatment: t.field({ type: taxTreatmentType(builder), description: 'As the law offers it.' }),
      notes: t.string({ required: false, description: 'Stands on the paper.' }),
      includedWorklogBlockIds: t.stringList({ description: 'The blocks whose hours are billed.' }),
      lines: t.field({ type: [Line], description: 'Changed by hand; the others are as recorded.' }),
      surcharges: t.field({ type: [Surcharge], description: 'Percentages on hours.' }),
      additionalItems: t.field({ type: [Item], description: 'Whatever else is billed.' }),
    }),
  });
}
