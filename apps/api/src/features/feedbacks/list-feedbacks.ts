import { z } from 'zod';
import { selectFeedbacks } from '#features/feedbacks/feedbacks.sql.ts';
import { loadRatedPerson, RatedPerson } from '#features/rated-people/index.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export const listFeedbacks = query({
  action: 'feedbacks.read',
  input: z.object({ target: RatedPerson, page: PageInput }),
  run: async ({ db, actor, input: { target, page } }) => {
    await loadRatedPerson(db, actor, target, 'tenant-user-feedbacks.read');
    return selectFeedbacks(db, target.userId, page);
  },
});
