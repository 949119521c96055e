import { summariseRatings } from '@gastspiel/domain/assessments/rating-summary.ts';
import { z } from 'zod';
import { countRatings } from '#features/assessments/assessments.sql.ts';
import { openTargetUser, targetUserId } from '#features/target-users/index.ts';
import { query } from '#platform/graphql/use-case.ts';

/** How a worker is assessed on the whole. */
export const averageTargetUserAssessment = query({
  action: 'assessments.read',
  input: z.object({ targetUserId }),
  run: async ({ db, actor, input }) => {
    const { effectiveRating } = await openTargetUser(db, actor, input.targetUserId);
    return { effectiveRating, ...summariseRatings(await countRatings(db, input.targetUserId)) };
  },
});
