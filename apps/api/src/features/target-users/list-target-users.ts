import { z } from 'zod';
import { TargetUserFilter, TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { selectTargetUsers } from '#features/target-users/target-user-list.sql.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export const listTargetUsers = query({
  action: 'target-users.read',
  input: z.object({ page: PageInput, filter: TargetUserFilter, sort: TargetUserSort }),
  run: ({ db, input: { filter, sort, page } }) => selectTargetUsers(db, filter, sort, page),
});
