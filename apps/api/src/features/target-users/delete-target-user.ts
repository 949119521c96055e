import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { linkedFailure } from '@gastspiel/domain/target-users/target-user-links.ts';
import { z } from 'zod';
import { loadTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { deleteUser } from '#features/target-users/target-users.sql.ts';
import { takeAccessAway } from '#features/users/index.ts';
import { deleteUnlessLinked } from '#platform/database/delete-unless-linked.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Whoever never worked can go without a trace but the record that it happened. */
export const deleteTargetUser = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserId }),
  run: async ({ db, input: { targetUserId: id }, record }) => {
    await loadTargetUser(db, id);
    await takeAccessAway(db, id);
    if (!(await deleteUnlessLinked(deleteUser(db, id), linkedFailure))) throw new Failure(GENERAL_FAILURES.notFound);
    record({ entityType: 'target-user', entityId: id, before: { deleted: false }, after: { deleted: true } });
    return true;
  },
});
