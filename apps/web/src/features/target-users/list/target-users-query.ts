import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import type { ResultOf, VariablesOf } from '#platform/graphql/graphql.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const TargetUsers = graphql(`
  query TargetUsers($page: PageInput, $filter: TargetUserFilter, $sort: TargetUserSort) {
    targetUsers(page: $page, filter: $filter, sort: $sort) {
      count
      items {
        id
        firstName
        lastName
        userState
        isDeployableAsTeamLeader
        effectiveRating
        assessmentCount
        bookedHoursThisWeek
        lastWorkedOn
        availableInPoolIds
        availableForAppointmentTypeIds
      }
    }
    all: targetUsers {
      count
    }
  }
`);

export type TargetUserSummary = ResultOf<typeof TargetUsers>['targetUsers']['items'][number];

/** What is asked for, as the API and the file to download take it. */
export type ListChoice = Pick<VariablesOf<typeof TargetUsers>, 'filter' | 'sort'>;

export function useTargetUsers({ number, size }: PageChoice, choice: ListChoice) {
  const page = { number: number - 1, size };
  return useQuery({
    queryKey: [TARGET_USERS, 'list', page, choice],
    queryFn: ({ signal }) => execute(TargetUsers, { page, ...choice }, { signal }),
    select: ({ targetUsers, all }) => ({ ...targetUsers, total: all.count }),
    // The rows stay while the next ones are on their way.
    placeholderData: keepPreviousData,
  });
}
