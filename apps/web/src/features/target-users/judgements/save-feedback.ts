import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../target-users-keys.ts';

export const createFeedback = defineCommand({
  document: graphql(`
    mutation CreateFeedback($target: RatedPerson!, $input: InvoiceRecipientFeedbackInput!) {
      createInvoiceRecipientFeedback(target: $target, input: $input) { id }
    }
  `),
  subject: ({ target: { userId } }) => [userId],
  renew: renewTargetUsers,
});

/** Saves over the version that was edited. */
export const updateFeedback = defineCommand({
  document: graphql(`
    mutation UpdateFeedback($id: String!, $version: Int!, $input: InvoiceRecipientFeedbackInput!) {
      updateInvoiceRecipientFeedback(feedbackId: $id, version: $version, input: $input) { id }
    }
  `),
  renew: renewTargetUsers,
});

export const deleteFeedback = defineCommand({
  document: graphql(`
    mutation DeleteFeedback($id: String!) {
      deleteInvoiceRecipientFeedback(feedbackId: $id)
    }
  `),
  renew: renewTargetUsers,
});
