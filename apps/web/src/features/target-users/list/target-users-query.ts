import { useQuery } from '@tanstack/react-query';
import { ask, steady } from '#platform/graphql/ask.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql, type ResultOf, type VariablesOf } from '#platform/graphql/graphql.ts';
import type { PageChoice } from '#ui/table/page-range.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const TargetUsers = graphql(`
  query TargetUsers($page: PageInput, $filter: TargetUserFilter, $sort: TargetUserSort) {
    targetUsers(page: $page, filter: $filter, sort: $sort) {
      count
      items {
        id firstName lastName userState invitationState missingForRelease isDeployableAsTeamLeader effectiveRating assessmentCount
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

const ALL_AT_ONCE = 100;

/** Everybody whom the filter leaves, page after page as they are by now. */
export async function allTargetUsers(choice: ListChoice): Promise<readonly TargetUserSummary[]> {
  const found: TargetUserSummary[] = [];
  for (let number = 0; ; number += 1) {
    const { targetUsers } = await execute(TargetUsers, { page: { number, size: ALL_AT_ONCE }, ...choice });
    found.push(...targetUsers.items);
    if (targetUsers.items.length === 0 || found.length >= targetUsers.count) return found;
  }
}
