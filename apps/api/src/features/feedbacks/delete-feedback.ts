import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { deleteFeedbackRow } from '#features/feedbacks/feedbacks.sql.ts';
import { loadChangeableFeedback } from '#features/feedbacks/load-feedback.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const deleteInvoiceRecipientFeedback = mutation({
  action: 'feedbacks.write',
  input: z.object({ feedbackId: EntityId }),
  run: async ({ db, actor, input: { feedbackId: id }, record }) => {
    const { entity, before } = await loadChangeableFeedback(db, actor, id);
    if (!(await deleteFeedbackRow(db, id))) throw new Failure(GENERAL_FAILURES.notFound);
    record({ ...entity, before });
    return true;
  },
});
