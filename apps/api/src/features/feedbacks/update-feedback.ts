import { FeedbackInput } from '@gastspiel/domain/feedbacks/feedback-input.ts';
import { z } from 'zod';
import { updateFeedbackRow } from '#features/feedbacks/feedbacks.sql.ts';
import { auditedFeedback, loadChangeableFeedback, loadFeedback } from '#features/feedbacks/load-feedback.ts';
import { chooseInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const updateInvoiceRecipientFeedback = mutation({
  action: 'feedbacks.write',
  input: z.object({ feedbackId: EntityId, version: z.int(), input: FeedbackInput }),
  run: async ({ db, actor, input: { feedbackId: id, version, input }, record }) => {
    const { entity, before } = await loadChangeableFeedback(db, actor, id);
    const recipient = await chooseInvoiceRecipient(db, actor.tenantId, input);
    await settleVersionedUpdate(
      await updateFeedbackRow(db, actor, { id, version }, { ...input, invoiceRecipientId: recipient.id }),
      async () => true,
    );
    record({ ...entity, before, after: auditedFeedback(input, recipient) });
    return { id };
  },
  answer: ({ db }, { id }) => loadFeedback(db, id),
});
