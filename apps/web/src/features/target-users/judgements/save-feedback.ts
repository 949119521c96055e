import type { FeedbackValues } from '@gastspiel/domain/feedbacks/feedback-input.ts';
import { atFields } from '#platform/graphql/at-fields.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTargetUsers } from '../renew-target-users.ts';
import type { CustomerFeedback } from './feedbacks-query.ts';
import type { RatedPerson } from './rated-person.ts';

const CreateFeedback = graphql(`
  mutation CreateFeedback($target: RatedPerson!, $input: InvoiceRecipientFeedbackInput!) {
    createInvoiceRecipientFeedback(target: $target, input: $input) {
      id
    }
  }
`);

const UpdateFeedback = graphql(`
  mutation UpdateFeedback($id: String!, $version: Int!, $input: InvoiceRecipientFeedbackInput!) {
    updateInvoiceRecipientFeedback(feedbackId: $id, version: $version, input: $input) {
      id
    }
  }
`);

const DeleteFeedback = graphql(`
  mutation DeleteFeedback($id: String!) {
    deleteInvoiceRecipientFeedback(feedbackId: $id)
  }
`);

/** A new one, or the edited one over its version. */
export async function saveFeedback(
  target: RatedPerson,
  edited: CustomerFeedback | undefined,
  input: FeedbackValues,
): Promise<void> {
  const saving = edited
    ? execute(UpdateFeedback, { id: edited.id, version: edited.version, input })
    : execute(CreateFeedback, { target, input });
  await atFields<unknown>(saving);
  await renewTargetUsers();
}

export async function deleteFeedback(id: string): Promise<void> {
  await execute(DeleteFeedback, { id });
  await renewTargetUsers();
}
