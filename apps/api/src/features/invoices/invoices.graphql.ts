import type { ArchiveSize } from '@gastspiel/domain/invoices/invoice-archive.ts';
import { billableSumType, billableType, previewType } from '#features/invoices/billing.graphql.ts';
import {
  findInvoice,
  forecastNumber,
  listBillable,
  sizeUpArchive,
  sumUpBillable,
} from '#features/invoices/find-invoices.ts';
import { invoiceType } from '#features/invoices/invoice.graphql.ts';
import {
  archiveInputType,
  draftInputType,
  filterType,
  inputType,
  sortType,
} from '#features/invoices/invoice-input.graphql.ts';
import { invoiceStateType, paperLanguageType, sendingHintType } from '#features/invoices/invoice-parts.graphql.ts';
import { listInvoices, type StateSum, sumUpOpenStates, sumUpStates } from '#features/invoices/list-invoices.ts';
import { previewInvoice } from '#features/invoices/preview-invoice.ts';
import { renewInvoice } from '#features/invoices/renew-invoice.ts';
import { createInvoice, updateInvoice } from '#features/invoices/save-invoice.ts';
import { sendInvoice } from '#features/invoices/send-invoice.ts';
import { type DraftHints, findSendingHints } from '#features/invoices/sending-hints.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { moneyType } from '#platform/graphql/money-type.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const invoicesSchema: SchemaPart = (builder) => {
  const Invoice = invoiceType(builder);
  const StateSum = stateSumType(builder);
  builder.queryFields((t) => ({
    invoices: t.field({
      type: pageType(builder, Invoice, 'InvoicePage'),
      description: 'The invoices of the tenant, the newest number first.',
      ...serve(builder, listInvoices, {
        page: pageInput,
        filter: filterType,
        sort: [sortType, 'By number when left out.'],
      }),
    }),
    invoice: t.field({
      type: Invoice,
      description: 'One invoice.',
      ...serve(builder, findInvoice),
    }),
    nextInvoiceNumber: t.field({
      type: 'String',
      description: 'A forecast: whoever saves first gets it.',
      ...serve(builder, forecastNumber, { issueDate: 'YYYY-MM-DD; today when left out.' }),
    }),
    billableWorklogBlocks: t.field({
      type: [billableType(builder)],
      description: 'The blocks that can be billed to a recipient, with those of the named draft.',
      ...serve(builder, listBillable),
    }),
    billableWorklogBlocksSummary: t.field({
      type: [billableSumType(builder)],
      description: 'The sums that wait to be billed, by recipient, the largest first.',
      ...serve(builder, sumUpBillable),
    }),
    invoicePdfData: t.field({
      type: previewType(builder),
      description: 'An invoice as it would be if it were saved now, with its paper.',
      ...serve(builder, previewInvoice, {
        worklogBlockIds: 'The blocks whose hours are billed.',
        language: [paperLanguageType, 'By the country of the recipient when left out.'],
        draft: draftInputType,
      }),
    }),
    invoiceTotalSumOfStateSummary: t.field({
      type: [StateSum],
      description: 'Count, net and gross by state, of a year and of what a list with the same filter shows.',
      ...serve(builder, sumUpStates, { year: 'The year of the numbers; all years when left out.', filter: filterType }),
    }),
    openInvoiceSummary: t.field({
      type: [StateSum],
      description: 'Count, net and gross by state of what is neither paid nor cancelled, of all years.',
      ...serve(builder, sumUpOpenStates),
    }),
    invoiceSendingHints: t.field({
      type: [draftHintsType(builder)],
      description: 'Hints before these drafts go out; drafts without any are left out.',
      ...serve(builder, findSendingHints),
    }),
    invoiceArchive: t.field({
      type: archiveType(builder),
      description: 'How much the download of the same name would hold.',
      ...serve(builder, sizeUpArchive, { input: archiveInputType }),
    }),
  }));
  builder.mutationFields((t) => ({
    createInvoice: t.field({
      type: Invoice,
      description: 'Makes a draft and gives it its number.',
      ...serve(builder, createInvoice, { input: inputType }),
    }),
    updateInvoice: t.field({
      type: Invoice,
      description: 'Saves a draft whole. Refused when somebody else changed it meanwhile.',
      ...serve(builder, updateInvoice, { input: inputType }),
    }),
    sendInvoice: t.field({
      type: Invoice,
      description: 'Freezes a draft with its paper and mails it; what was sent before goes out again, the same bytes.',
      ...serve(builder, sendInvoice, {
        keepsLines: 'Sends it though hours were recorded anew since its lines were taken.',
        seenHours: '`hoursVersion` as it was seen by who keeps the lines: refused when somebody has recorded since.',
      }),
    }),
    renewInvoice: t.field({
      type: Invoice,
      description: 'Takes into a draft what was changed since it was saved; everything else stays.',
      ...serve(builder, renewInvoice, {
        takesRecipient: 'Name, address, VAT number and prices of today.',
        takesIssueDate: 'Today, with the same terms; refused in another year than that of its number.',
        takesDueDate: 'The whole term, from today on.',
      }),
    }),
  }));
};

const draftHintsType = (builder: Builder) =>
  builder.objectRef<DraftHints>('InvoiceSendingHints').implement({
    description: 'The hints about a draft before it goes out.',
    fields: (t) => ({
      invoiceId: t.exposeID('invoiceId'),
      hints: t.field({
        type: [sendingHintType(builder)],
        extensions: { entries: 3, statements: 0 },
        resolve: ({ hints }) => [...hints],
      }),
    }),
  });

const archiveType = (builder: Builder) =>
  builder.objectRef<ArchiveSize>('InvoiceArchive').implement({
    description: 'Sent invoices of a period.',
    fields: (t) => ({
      count: t.exposeInt('count'),
      bytes: t.exposeFloat('bytes', { description: 'How large their papers are together.' }),
    }),
  });

const stateSumType = (builder: Builder) =>
  builder.objectRef<StateSum>('InvoiceStateSum').implement({
    description: 'The invoices of a year in one state.',
    fields: (t) => ({
      state: t.expose('state', { type: invoiceStateType(builder) }),
      count: t.exposeInt('count'),
      netTotal: t.field({ type: moneyType(builder), description: 'Without tax.', resolve: ({ net }) => net }),
      grossTotal: t.field({ type: moneyType(builder), description: 'With tax.', resolve: ({ gross }) => gross }),
    }),
  });
