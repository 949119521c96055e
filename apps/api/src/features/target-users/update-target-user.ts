import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { ReleaseRecord } from '@gastspiel/domain/target-users/release.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { z } from 'zod';
import { assertBorn } from '#features/target-users/assert-born.ts';
import { changeContactEmail } from '#features/target-users/change-contact-email.ts';
import { loadTargetUser, openTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { assertStateMay, followState, type LeaveFollower } from '#features/target-users/save-state.ts';
import { type TargetUserRow, withPendingEmail } from '#features/target-users/target-user-row.ts';
import { saveMemberships, updateAttributes } from '#features/target-users/target-users.sql.ts';
import { updateWorker } from '#features/users/index.ts';
import { isForeignKeyViolation } from '#platform/database/database-errors.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const updateTargetUser = (followers: readonly LeaveFollower[]) =>
  mutation({
    action: 'target-users.write',
    input: z.object({ targetUserId, version: z.int(), input: TargetUserInput }),
    run: async (scope) => {
      const { db, now, record } = scope;
      const { targetUserId: id, version, input } = scope.input;
      const before = await openTargetUser(db, scope.actor, id);
      if (before.anonymisedAt || before.restrictedUntil) throw new Failure(TARGET_USER_FAILURES.anonymised);
      const change = { from: before.userState, to: input.userState, wasReleased: before.releasedAt !== null };
      if (change.from !== change.to) await assertStateMay(db, change, recordOf(before, input), 'input.');
      assertBorn(input.sectorAttributes.birthday, now, 'input');
      const { firstName, lastName, contactEmail } = input.personalInformation;
      // The row comes first: it is the lock by which two who save at once are told apart.
      await settleVersionedUpdate(
        await updateWorker(db, id, version, {
          firstName,
          lastName,
          userState: input.userState,
          pendingContactEmail: contactEmail === before.contactEmail ? null : contactEmail,
        }),
        async () => true,
      );
      await updateAttributes(db, id, input);
      try {
        await saveMemberships(db, id, 'pools', input.availableInPoolIds);
        await saveMemberships(db, id, 'types', input.availableForAppointmentTypeIds);
      } catch (error) {
        if (isForeignKeyViolation(error)) throw new Failure(TARGET_USER_FAILURES.unknownChoice);
        throw error;
      }
      await followState(scope, id, change, followers);
      await changeContactEmail(db, before, contactEmail);
      record({ entityType: 'target-user', entityId: id, ...withPendingEmail(before, input, contactEmail) });
      return { id };
    },
    answer: ({ db }, { id }) => loadTargetUser(db, id),
  });

/** As a release looks at the worker whom this input makes; what is sealed stays as it is. */
const recordOf = (before: TargetUserRow, input: z.output<typeof TargetUserInput>): ReleaseRecord => ({
  ...before,
  ...input.sectorAttributes,
  ...input.sectorAttributes.address,
  poolIds: input.availableInPoolIds,
  appointmentTypeIds: input.availableForAppointmentTypeIds,
});
