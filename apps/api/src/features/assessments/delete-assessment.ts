import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { deleteAssessmentRow } from '#features/assessments/assessments.sql.ts';
import { loadChangeableAssessment } from '#features/assessments/load-assessment.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const deleteAssessment = mutation({
  action: 'assessments.write',
  input: z.object({ assessmentId: EntityId }),
  run: async ({ db, actor, input: { assessmentId: id }, record }) => {
    const { userId, entity, before } = await loadChangeableAssessment(db, actor, id);
    if (!(await deleteAssessmentRow(db, { id, userId }))) throw new Failure(GENERAL_FAILURES.notFound);
    record({ ...entity, before });
    return true;
  },
});
