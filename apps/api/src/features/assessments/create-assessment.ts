import { AssessmentInput } from '@gastspiel/domain/assessments/assessment-input.ts';
import { z } from 'zod';
import { insertAssessment } from '#features/assessments/assessments.sql.ts';
import { loadAssessment } from '#features/assessments/load-assessment.ts';
import { entityOf, holdRatedPerson, RatedPerson } from '#features/rated-people/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const createAssessment = mutation({
  action: 'assessments.write',
  input: z.object({ target: RatedPerson, input: AssessmentInput }),
  run: async ({ db, actor, input: { target, input }, record }) => {
    await holdRatedPerson(db, actor, target, 'tenant-user-assessments.write');
    const id = await insertAssessment(db, actor, target.userId, input);
    record({ ...entityOf(target), after: { assessment: input } });
    return { id };
  },
  answer: ({ db }, { id }) => loadAssessment(db, id),
});
