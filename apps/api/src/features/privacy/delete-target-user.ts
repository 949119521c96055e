import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { keptUntilFailure, TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { linkedFailure } from '@gastspiel/domain/target-users/target-user-links.ts';
import { z } from 'zod';
import { planRemoval } from '#features/privacy/target-user-removal.ts';
import {
  eraseLoggedData,
  findTargetUser,
  lockWorkerForUpdate,
  openTargetUser,
  targetUserId,
} from '#features/target-users/index.ts';
import { deleteWorker, takeAccessAway } from '#features/users/index.ts';
import { deleteUnlessLinked } from '#platform/database/delete-unless-linked.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** A worker who never worked, and whose application nobody can contest any more, goes without a trace but the record of it. */
export const deleteTargetUser = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserId }),
  run: async ({ db, actor, input: { targetUserId: id }, now, record }) => {
    await lockWorkerForUpdate(db, id);
    const before = await openTargetUser(db, actor, id);
    // The law wants the data until that day: a job of the night ends it, nobody else.
    if (before.restrictedUntil) throw new Failure(TARGET_USER_FAILURES.anonymised);
    const { until } = await planRemoval(db, id, now);
    if (until) throw new Failure(keptUntilFailure(until));
    await takeAccessAway(db, id);
    const isDeleted = await deleteUnlessLinked(deleteWorker(db, before), linkedFailure);
    await settleVersionedUpdate(isDeleted || undefined, async () => (await findTargetUser(db, id)) !== undefined);
    await eraseLoggedData(db, id);
    record({ entityType: 'target-user', entityId: id, before: { deleted: false }, after: { deleted: true } });
    return true;
  },
});
