import { z } from 'zod';
import { missingOf } from '#features/target-users/release-rows.sql.ts';
import { TargetUserFilter, TargetUserSort } from '#features/target-users/target-user-filter.ts';
import { selectTargetUsers, type TargetUserSummary } from '#features/target-users/target-user-list.sql.ts';
import { workOf } from '#features/target-users/work.sql.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

/** A worker of the overview; how much they work is looked up when it is asked for. */
export interface ListedTargetUser extends TargetUserSummary {
  readonly work: ReturnType<typeof workOf>;
  readonly waiting: ReturnType<typeof missingOf>;
}

export const listTargetUsers = query({
  action: 'target-users.read',
  input: z.object({ page: PageInput, filter: TargetUserFilter, sort: TargetUserSort }),
  run: ({ db, input: { filter, sort, page } }) => {
    const { items, count } = selectTargetUsers(db, filter, sort, page);
    const withWork = async (): Promise<readonly ListedTargetUser[]> => {
      const found = await items();
      const ids = found.map(({ id }) => id);
      const [work, waiting] = [workOf(db, ids), missingOf(db, ids)];
      return found.map((worker) => ({ ...worker, work, waiting }));
    };
    return { items: withWork, count };
  },
});
