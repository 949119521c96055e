import { AssessmentInput } from '@gastspiel/domain/assessments/assessment-input.ts';
import { z } from 'zod';
import { updateAssessmentRow } from '#features/assessments/assessments.sql.ts';
import { loadAssessment, loadChangeableAssessment } from '#features/assessments/load-assessment.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const updateAssessment = mutation({
  action: 'assessments.write',
  input: z.object({ assessmentId: EntityId, version: z.int(), input: AssessmentInput }),
  run: async ({ db, actor, input: { assessmentId: id, version, input }, record }) => {
    const { userId, entity, before } = await loadChangeableAssessment(db, actor, id);
    await settleVersionedUpdate(await updateAssessmentRow(db, actor, { id, version, userId }, input), async () => true);
    record({ ...entity, before, after: { assessment: input } });
    return { id };
  },
  answer: ({ db }, { id }) => loadAssessment(db, id),
});
