import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { RECIPIENTS } from './recipients-query.ts';

const renew = (): Promise<unknown> => renewTopics(RECIPIENTS);

export const createRecipient = defineCommand({
  document: graphql(`
    mutation CreateInvoiceRecipient($input: InvoiceRecipientInput!) {
      createInvoiceRecipient(input: $input) { id }
    }
  `),
  answer: ({ createInvoiceRecipient }) => createInvoiceRecipient.id,
  renew,
});

/** Saves over the version that was edited. */
export const updateRecipient = defineCommand({
  document: graphql(`
    mutation UpdateInvoiceRecipient($id: String!, $version: Int!, $input: InvoiceRecipientInput!) {
      updateInvoiceRecipient(invoiceRecipientId: $id, version: $version, input: $input) { id }
    }
  `),
  answer: ({ updateInvoiceRecipient }) => updateInvoiceRecipient.id,
  renew,
});

/** Renews nothing: while its page is shown, what is gone would be asked for once more. */
export const deleteRecipient = defineCommand({
  document: graphql(`
    mutation DeleteInvoiceRecipient($id: String!) {
      deleteInvoiceRecipient(invoiceRecipientId: $id)
    }
  `),
});
