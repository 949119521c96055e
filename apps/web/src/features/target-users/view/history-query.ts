import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResultOf } from 'gql.tada';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const TargetUserHistory = graphql(`
  query TargetUserHistory($id: String!, $page: PageInput) {
    targetUser(targetUserId: $id) {
      history(page: $page) {
        count
        items {
          id
          at
          action
          actorName
          bySystem
          changes {
            path
            before
            after
          }
        }
      }
    }
  }
`);

export type HistoryEntry = ResultOf<typeof TargetUserHistory>['targetUser']['history']['items'][number];

export function useHistory(id: string, { number, size }: PageChoice) {
  const page = { number: number - 1, size };
  return useQuery({
    queryKey: [TARGET_USERS, 'history', id, page],
    queryFn: ({ signal }) => execute(TargetUserHistory, { id, page }, { signal }),
    select: ({ targetUser }) => targetUser.history,
    placeholderData: keepPreviousData,
  });
}
