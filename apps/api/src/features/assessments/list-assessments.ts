import { z } from 'zod';
import { selectAssessments } from '#features/assessments/assessments.sql.ts';
import { loadRatedPerson, RatedPerson } from '#features/rated-people/index.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export const listAssessments = query({
  action: 'assessments.read',
  input: z.object({ target: RatedPerson, page: PageInput }),
  run: async ({ db, actor, input: { target, page } }) => {
    await loadRatedPerson(db, actor, target, 'tenant-user-assessments.read');
    return selectAssessments(db, target.userId, page);
  },
});
