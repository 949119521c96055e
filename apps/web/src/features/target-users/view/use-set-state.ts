import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { useAttempt } from '#platform/attempts/use-attempt.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { type Notice, useNotify } from '#ui/notices/notify.ts';
import { renewTargetUsers } from '../target-users-keys.ts';

const setTargetUserState = defineCommand({
  document: graphql(`
    mutation SetTargetUserState($id: String!, $state: UserState!) {
      setTargetUserState(targetUserId: $id, userState: $state) { id }
    }
  `),
  renew: renewTargetUsers,
});

/** Takes the step, says so and renews what is shown. */
export function useSetState(id: string): (state: UserState, notice: Notice) => Promise<void> {
  const setting = useAttempt(setTargetUserState);
  const notify = useNotify();
  return async (state, notice) => {
    await setting.send({ id, state });
    notify(notice);
  };
}
