import { checkVatNumber } from '#features/invoice-recipients/check-vat-number.ts';
import {
  createInvoiceRecipient,
  proposeCustomerNumber,
} from '#features/invoice-recipients/create-invoice-recipient.ts';
import { deleteInvoiceRecipient } from '#features/invoice-recipients/delete-invoice-recipient.ts';
import { invoiceRecipientName } from '#features/invoice-recipients/find-invoice-recipient-name.ts';
import { invoiceRecipientType } from '#features/invoice-recipients/invoice-recipient.graphql.ts';
import { invoiceRecipientInput } from '#features/invoice-recipients/invoice-recipient-input.graphql.ts';
import {
  listInvoiceRecipientNames,
  listInvoiceRecipients,
} from '#features/invoice-recipients/list-invoice-recipients.ts';
import { findInvoiceRecipient } from '#features/invoice-recipients/load-invoice-recipient.ts';
import {
  recipientFilterType,
  recipientNameType,
  recipientSortType,
  recipientSummaryType,
} from '#features/invoice-recipients/recipient-lists.graphql.ts';
import { updateInvoiceRecipient } from '#features/invoice-recipients/update-invoice-recipient.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const invoiceRecipientsSchema: SchemaPart = (builder) => {
  const InvoiceRecipient = invoiceRecipientType(builder);
  const Name = recipientNameType(builder);
  const Summary = recipientSummaryType(builder);

  builder.queryFields((t) => ({
    invoiceRecipients: t.field({
      type: pageType(builder, Summary, 'InvoiceRecipientPage'),
      description: 'Invoice recipients; a search looks at number, name, town and contact persons.',
      ...serve(builder, listInvoiceRecipients, {
        page: pageInput,
        filter: recipientFilterType,
        sort: [recipientSortType, 'By name when left out.'],
      }),
    }),
    invoiceRecipient: t.field({
      type: InvoiceRecipient,
      description: 'One invoice recipient, whole.',
      ...serve(builder, findInvoiceRecipient),
    }),
    invoiceRecipientNames: t.field({
      type: [Name],
      description: 'The first 50 recipients by name; a search looks at number and name.',
      ...serve(builder, listInvoiceRecipientNames, { filter: recipientFilterType }),
    }),
    invoiceRecipientName: t.field({
      type: Name,
      description: 'Number and name of one recipient.',
      ...serve(builder, invoiceRecipientName),
    }),
    nextCustomerNumber: t.string({
      description: 'A proposal for the number of a new recipient; whoever saves first gets it.',
      ...serve(builder, proposeCustomerNumber),
    }),
  }));
  builder.mutationFields((t) => ({
    createInvoiceRecipient: t.field({
      type: InvoiceRecipient,
      description: 'Makes a new invoice recipient.',
      ...serve(builder, createInvoiceRecipient, { input: invoiceRecipientInput }),
    }),
    updateInvoiceRecipient: t.field({
      type: InvoiceRecipient,
      description: 'Saves a recipient whole. Refused when somebody else changed it meanwhile.',
      ...serve(builder, updateInvoiceRecipient, { input: invoiceRecipientInput }),
    }),
    checkVatNumber: t.field({
      type: InvoiceRecipient,
      description: 'Has the recipient’s VAT number asked for at the register of the Union (VIES), by a job.',
      ...serve(builder, checkVatNumber),
    }),
    deleteInvoiceRecipient: t.field({
      type: 'Boolean',
      description: 'Deletes a recipient. Refused while appointments or invoices need it.',
      ...serve(builder, deleteInvoiceRecipient),
    }),
  }));
};
