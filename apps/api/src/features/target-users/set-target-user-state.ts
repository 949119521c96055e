import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { USER_STATES } from '@gastspiel/domain/permissions/roles.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { TARGET_USER_RULES } from '@gastspiel/domain/target-users/target-user-rules.ts';
import { z } from 'zod';
import { loadTargetUser, openTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { assertStateMay, followState, type LeaveFollower } from '#features/target-users/save-state.ts';
import type { TargetUserRow } from '#features/target-users/target-user-row.ts';
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
      const from = before.userState;
      if (from === to) {
        nothingChanged();
        return { id };
      }
      if (before.anonymisedAt || before.restrictedUntil) throw new Failure(TARGET_USER_FAILURES.anonymised);
      assertStateMay(from, to);
      if (to === 'ACTIVE') assertComplete(before);
      if (!(await updateWorkerState(db, before, to))) throw new Failure(GENERAL_FAILURES.stale);
      await followState(scope, id, { from, to }, followers);
      record({ entityType: 'target-user', entityId: id, before: { userState: from }, after: { userState: to } });
      return { id };
    },
    answer: ({ db }, { id }) => loadTargetUser(db, id),
  });

/** An active worker can be offered work, so there must be a pool and a kind of work. */
function assertComplete({ poolIds, appointmentTypeIds }: TargetUserRow): void {
  const missing = {
    ...(poolIds.length === 0 ? { availableInPoolIds: TARGET_USER_RULES.onePool } : {}),
    ...(appointmentTypeIds.length === 0
      ? { availableForAppointmentTypeIds: TARGET_USER_RULES.oneAppointmentType }
      : {}),
  };
  if (Object.keys(missing).length > 0) throw new Failure(TARGET_USER_FAILURES.releaseIncomplete, missing);
}
