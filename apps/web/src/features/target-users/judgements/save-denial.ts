import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../target-users-keys.ts';

/** Answers the customer's name. */
export const createDenial = defineCommand({
  document: graphql(`
    mutation CreateDenial($id: String!, $input: InvoiceRecipientDenialInput!) {
      createInvoiceRecipientDenial(targetUserId: $id, input: $input) { invoiceRecipient { name } }
    }
  `),
  subject: ({ id, input: { invoiceRecipientId } }) => [id, invoiceRecipientId],
  answer: ({ createInvoiceRecipientDenial }) => createInvoiceRecipientDenial.invoiceRecipient.name,
  renew: renewTargetUsers,
});

export const deleteDenial = defineCommand({
  document: graphql(`
    mutation DeleteDenial($id: String!) {
      deleteInvoiceRecipientDenial(denialId: $id)
    }
  `),
  renew: renewTargetUsers,
});
