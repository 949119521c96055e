import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const TargetUsers = graphql(`
  query TargetUsers($page: PageInput, $filter: TargetUserFilter, $sort: TargetUserSort) {
    targetUsers(page: $page, filter: $filter, sort: $sort) {
      count
      items {
        id firstName lastName userState invitationState isDeployableAsTeamLeader effectiveRating assessmentCount
        bookedHoursThisWeek lastWorkedOn availableInPoolIds availableForAppointmentTypeIds
      }
    }
    all: targetUsers { count }
  }
`);

export type TargetUserSummary = ResultOf<typeof TargetUsers>['targetUsers']['items'][number];

/** The filters and the order, as the API and the file to download take them. */
export type ListChoice = Pick<VariablesOf<typeof TargetUsers>, 'filter' | 'sort'>;

export function useTargetUsers({ number, size }: PageChoice, choice: ListChoice) {
  const page = { number: number - 1, size };
  return useQuery(
    steady(
      ask(TargetUsers, { page, ...choice }, [TARGET_USERS], ({ targetUsers, all }) => ({
        ...targetUsers,
        total: all.count,
      })),
    ),
  );
}
