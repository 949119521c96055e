import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewInvoices } from '../invoice-parts.ts';
import { InvoiceParts } from '../invoice-query.ts';

export const CreateInvoice = graphql(
  `
  mutation CreateInvoice($input: InvoiceInput!) {
    createInvoice(input: $input) { ...InvoiceParts }
  }
`,
  [InvoiceParts],
);

export const createInvoice = defineCommand({
  document: CreateInvoice,
  answer: ({ createInvoice: created }) => created,
  renew: renewInvoices,
});

/** Saves over the version that was edited. */
export const updateInvoice = defineCommand({
  document: graphql(
    `
    mutation UpdateInvoice($invoiceId: String!, $version: Int!, $input: InvoiceInput!) {
      updateInvoice(invoiceId: $invoiceId, version: $version, input: $input) { ...InvoiceParts }
    }
  `,
    [InvoiceParts],
  ),
  subject: ({ invoiceId }) => [invoiceId],
  answer: ({ updateInvoice: updated }) => updated,
  renew: renewInvoices,
});
