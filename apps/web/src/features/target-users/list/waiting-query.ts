import { useQuery } from '@tanstack/react-query';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { TARGET_USERS } from '../target-users-keys.ts';

const WaitingTargetUsers = graphql(`
  query WaitingTargetUsers {
    targetUsers(page: { size: 10 }, filter: { userStates: [ONBOARDING] }) {
      count
      items { id firstName lastName onboardingCompletedAt }
    }
  }
`);

const Similar = graphql(`
  query SimilarTargetUsers($id: String!) {
    targetUser(targetUserId: $id) { similarTargetUsers { id } }
  }
`);

/** Who waits for release. */
export const useWaiting = () => useQuery(ask(WaitingTargetUsers, {}, [TARGET_USERS]));

/** Whether the agency may know this person already: asked for the few who wait, never for the whole list. */
export function useHasSimilar(id: string): boolean {
  const { data } = useQuery(ask(Similar, { id }, [TARGET_USERS]));
  return (data?.similarTargetUsers.length ?? 0) > 0;
}
