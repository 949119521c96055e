import { useQuery } from '@tanstack/react-query';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const WaitingTargetUsers = graphql(`
  query WaitingTargetUsers {
    targetUsers(page: { size: 10 }, filter: { userStates: [ONBOARDING] }) {
      count
      items {
        id
        firstName
        lastName
        onboardingCompletedAt
      }
    }
  }
`);

const Similar = graphql(`
  query SimilarTargetUsers($id: String!) {
    targetUser(targetUserId: $id) {
      similarTargetUsers {
        id
      }
    }
  }
`);

/** Who waits for release. */
export const useWaiting = () =>
  useQuery({
    queryKey: [TARGET_USERS, 'waiting'],
    queryFn: async ({ signal }) => (await execute(WaitingTargetUsers, {}, { signal })).targetUsers,
  });

/** Whether the agency may know this person already: asked for the few who wait, never for the whole list. */
export function useHasSimilar(id: string): boolean {
  const { data } = useQuery({
    queryKey: [TARGET_USERS, 'similar', id],
    queryFn: ({ signal }) => execute(Similar, { id }, { signal }),
  });
  return (data?.targetUser.similarTargetUsers.length ?? 0) > 0;
}
