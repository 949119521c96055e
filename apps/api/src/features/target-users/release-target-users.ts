import { RELEASE_LIMITS } from '@gastspiel/domain/target-users/release.ts';
import { z } from 'zod';
import { targetUserId } from '#features/target-users/find-target-user.ts';
import {
  lockWaitingForNoKeyUpdate,
  selectWaitingWorkers,
  type WaitingWorker,
} from '#features/target-users/release-rows.sql.ts';
import { followRelease } from '#features/target-users/save-state.ts';
import { releaseWorkers } from '#features/users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const waitingTargetUserIds = z.array(targetUserId).min(1).max(RELEASE_LIMITS.atOnce);

export interface Released {
  readonly released: number;
  /** They still wait, each with what is missing. */
  readonly left: readonly WaitingWorker[];
}

/**
 * Releases those of these workers who wait and lack nothing. Who lacks something stays, with the reason; who does not wait any more was
 * released by somebody else, or is gone, and keeps nobody from being released.
 */
export const releaseTargetUsers = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserIds: waitingTargetUserIds }),
  run: async ({ db, input: { targetUserIds }, record, nothingChanged }) => {
    await lockWaitingForNoKeyUpdate(db, targetUserIds);
    const waiting = await selectWaitingWorkers(db, targetUserIds);
    const ids = waiting.filter(({ missing }) => missing.length === 0).map(({ id }) => id);
    const leftIds = waiting.filter(({ missing }) => missing.length > 0).map(({ id }) => id);
    if (ids.length === 0) nothingChanged();
    else {
      await releaseWorkers(db, ids);
      await followRelease(db, ids);
    }
    for (const entityId of ids) {
      const [before, after] = [{ userState: 'ONBOARDING' }, { userState: 'ACTIVE' }];
      record({ entityType: 'target-user', entityId, before, after });
    }
    return { released: ids.length, leftIds };
  },
  answer: async ({ db }, { released, leftIds }): Promise<Released> => ({
    released,
    left: await selectWaitingWorkers(db, leftIds),
  }),
});
