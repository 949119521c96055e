import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { type Notice, useNotify } from '#ui/notices/notify.ts';
import { renewTargetUsers } from '../renew-target-users.ts';

const SetTargetUserState = graphql(`
  mutation SetTargetUserState($id: String!, $state: UserState!) {
    setTargetUserState(targetUserId: $id, userState: $state) {
      id
    }
  }
`);

/** Takes the step, says so and renews what is shown. */
export function useSetState(id: string): (state: UserState, notice: Notice) => Promise<void> {
  const notify = useNotify();
  return async (state, notice) => {
    await execute(SetTargetUserState, { id, state });
    notify(notice);
    await renewTargetUsers();
  };
}
