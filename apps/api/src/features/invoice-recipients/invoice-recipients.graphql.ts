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
import { recipientListTypes, recipientNameType } from '#features/invoice-recipients/recipient-lists.graphql.ts';
import { updateInvoiceRecipient } from '#features/invoice-recipients/update-invoice-recipient.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const invoiceRecipientsSchema: SchemaPart = (builder) => {
  const InvoiceRecipient = invoiceRecipientType(builder);
  const Input = invoiceRecipientInput(builder);
  const Name = recipientNameType(builder);
  const { Summary, Filter, Sort } = recipientListTypes(builder);
  const ID = { description: 'The id of the recipient.' };

  builder.queryFields((t) => ({
    invoiceRecipients: t.field({
      type: pageType(builder, Summary, 'InvoiceRecipientPage'),
      description: 'Invoice recipients; a search looks at number, name, town and contact persons.',
      args: {
        page: t.arg({ type: pageInput(builder), required: false, description: 'The first page when left out.' }),
        filter: t.arg({ type: Filter, required: false, description: 'All when left out.' }),
        sort: t.arg({ type: Sort, required: false, description: 'By name when left out.' }),
      },
      ...serve(listInvoiceRecipients),
    }),
    invoiceRecipient: t.field({
      type: InvoiceRecipient,
      description: 'One invoice recipient, whole.',
      args: { invoiceRecipientId: t.arg.string(ID) },
      ...serve(findInvoiceRecipient),
    }),
    invoiceRecipientNames: t.field({
      type: [Name],
      description: 'The first 50 recipients by name; a search looks at number and name.',
      args: { filter: t.arg({ type: Filter, required: false, description: 'All when left out.' }) },
      ...serve(listInvoiceRecipientNames),
    }),
    invoiceRecipientName: t.field({
      type: Name,
      description: 'Number and name of one recipient.',
      args: { invoiceRecipientId: t.arg.string(ID) },
      ...serve(invoiceRecipientName),
    }),
    nextCustomerNumber: t.string({
      description: 'A proposal for the number of a new recipient; whoever saves first gets it.',
      ...serve(proposeCustomerNumber),
    }),
  }));
  builder.mutationFields((t) => ({
    createInvoiceRecipient: t.field({
      type: InvoiceRecipient,
      description: 'Makes a new invoice recipient.',
      args: { input: t.arg({ type: Input, description: 'Everything of it.' }) },
      ...serve(createInvoiceRecipient),
    }),
    updateInvoiceRecipient: t.field({
      type: InvoiceRecipient,
      description: 'Saves a recipient whole. Refused when somebody else changed it meanwhile.',
      args: {
        invoiceRecipientId: t.arg.string(ID),
        version: t.arg.int({ description: 'The version that was edited.' }),
        input: t.arg({ type: Input, description: 'Everything of it.' }),
      },
      ...serve(updateInvoiceRecipient),
    }),
    checkVatNumber: t.field({
      type: InvoiceRecipient,
      description: 'Has the recipient’s VAT number asked for at the register of the Union (VIES), by a job.',
      args: { invoiceRecipientId: t.arg.string(ID) },
      ...serve(checkVatNumber),
    }),
    deleteInvoiceRecipient: t.field({
      type: 'Boolean',
      description: 'Deletes a recipient. Refused while appointments or invoices need it.',
      args: { invoiceRecipientId: t.arg.string(ID) },
      ...serve(deleteInvoiceRecipient),
    }),
  }));
};
