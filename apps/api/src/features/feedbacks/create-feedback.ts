import { FeedbackInput } from '@gastspiel/domain/feedbacks/feedback-input.ts';
import { z } from 'zod';
import { insertFeedback } from '#features/feedbacks/feedbacks.sql.ts';
import { auditedFeedback, loadFeedback } from '#features/feedbacks/load-feedback.ts';
import { chooseInvoiceRecipient } from '#features/invoice-recipients/index.ts';
import { entityOf, holdRatedPerson, RatedPerson } from '#features/rated-people/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const createInvoiceRecipientFeedback = mutation({
  action: 'feedbacks.write',
  input: z.object({ target: RatedPerson, input: FeedbackInput }),
  run: async ({ db, actor, input: { target, input }, record }) => {
    await holdRatedPerson(db, actor, target, 'tenant-user-feedbacks.write');
    const recipient = await chooseInvoiceRecipient(db, actor.tenantId, input);
    const id = await insertFeedback(db, actor, target.userId, { ...input, invoiceRecipientId: recipient.id });
    record({ ...entityOf(target), after: auditedFeedback(input, recipient) });
    return { id };
  },
  answer: ({ db }, { id }) => loadFeedback(db, id),
});
