import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { loadTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { deleteUser } from '#features/target-users/target-users.sql.ts';
import { takeAccessAway } from '#features/users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Whoever never worked can go without a trace but the record that it happened. */
export const deleteTargetUser = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserId }),
  run: async ({ db, input: { targetUserId: id }, record }) => {
    await loadTargetUser(db, id);
    await takeAccessAway(db, id);
    if (!(await deleteUser(db, id))) throw new Failure(GENERAL_FAILURES.notFound);
    record({ entityType: 'target-user', entityId: id, before: { deleted: false }, after: { deleted: true } });
    return true;
  },
});
