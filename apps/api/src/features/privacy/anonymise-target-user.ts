import { z } from 'zod';
import { anonymise, restrict } from '#features/privacy/erase-worker.ts';
import { planRemoval } from '#features/privacy/target-user-removal.ts';
import { loadTargetUser, lockWorkerForUpdate, targetUserId } from '#features/target-users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Anonymises somebody who leaves, or restricts their data as long as the law wants them. Pressed twice, it is done once. */
export const anonymiseTargetUser = mutation({
  action: 'privacy.anonymise',
  input: z.object({ targetUserId }),
  run: async ({ db, input: { targetUserId: id }, now, record, nothingChanged }) => {
    await lockWorkerForUpdate(db, id);
    const before = await loadTargetUser(db, id);
    const { until } = await planRemoval(db, id, now);
    if (before.anonymisedAt || (until && before.restrictedUntil)) nothingChanged();
    else {
      const changes = until ? await restrict(db, id, until, now) : await anonymise(db, id, now);
      for (const change of changes) record(change);
    }
    return { id };
  },
  answer: ({ db }, { id }) => loadTargetUser(db, id),
});
