import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { z } from 'zod';
import { loadTargetUser, openTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { assertStateMay, followState, type LeaveFollower } from '#features/target-users/save-state.ts';
import { updateWorkerState } from '#features/users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Release, block, unblock in one step. What is so already stays so: pressed twice, it is done once. */
export const setTargetUserState = (followers: readonly LeaveFollower[]) =>
  mutation({
    action: 'target-users.write',
    input: z.object({ targetUserId, userState: z.enum(USER_STATES) }),
    run: async (scope) => {
      const { db, record, nothingChanged } = scope;
      const { targetUserId: id, userState: to } = scope.input;
      const before = await openTargetUser(db, scope.actor, id);
      const change = { from: before.userState, to, wasReleased: before.releasedAt !== null };
      if (change.from === to) {
        nothingChanged();
        return { id };
      }
      if (before.anonymisedAt || before.restrictedUntil) throw new Failure(TARGET_USER_FAILURES.anonymised);
      await assertStateMay(db, change, before);
      if (!(await updateWorkerState(db, before, to))) throw new Failure(GENERAL_FAILURES.stale);
      await followState(scope, id, change, followers);
      record({ entityType: 'target-user', entityId: id, before: { userState: change.from }, after: { userState: to } });
      return { id };
    },
    answer: ({ db }, { id }) => loadTargetUser(db, id),
  });
