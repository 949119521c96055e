import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { linkedFailure } from '@gastspiel/domain/target-users/target-user-links.ts';
import { z } from 'zod';
import { eraseKeptAnswers, eraseLoggedData } from '#features/target-users/erase-traces.sql.ts';
import { loadTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { deleteUser, findTargetUser } from '#features/target-users/target-users.sql.ts';
import { takeAccessAway } from '#features/users/index.ts';
import { deleteUnlessLinked } from '#platform/database/delete-unless-linked.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Whoever never worked can go without a trace but the record that it happened. */
export const deleteTargetUser = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserId }),
  run: async ({ db, input: { targetUserId: id }, record }) => {
    const before = await loadTargetUser(db, id);
    // The law wants the data until that day: a job of the night ends it, nobody else.
    if (before.restrictedUntil) throw new Failure(TARGET_USER_FAILURES.anonymised);
    await takeAccessAway(db, id);
    const isDeleted = await deleteUnlessLinked(deleteUser(db, before), linkedFailure);
    await settleVersionedUpdate(isDeleted || undefined, async () => (await findTargetUser(db, id)) !== undefined);
    await eraseLoggedData(db, id);
    await eraseKeptAnswers(db, id);
    record({ entityType: 'target-user', entityId: id, before: { deleted: false }, after: { deleted: true } });
    return true;
  },
});
