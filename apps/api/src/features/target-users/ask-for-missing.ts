import { askableFacts } from '@gastspiel/domain/target-users/release.ts';
import { z } from 'zod';
import { sendInvitations } from '#features/target-users/invite-target-users.ts';
import { missingFactsMail } from '#features/target-users/missing-facts-mail.ts';
import { lockWaitingForNoKeyUpdate, markAsked, selectWaitingWorkers } from '#features/target-users/release-rows.sql.ts';
import { waitingTargetUserIds } from '#features/target-users/release-target-users.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';

/**
 * Asks those of these workers who wait for what they can tell of the missing facts. Without an account they are invited, since the form
 * asks for everything. Nobody is asked twice within a day unless the office has said so.
 */
export const askForMissing = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserIds: waitingTargetUserIds, isAgain: z.boolean() }),
  run: async (scope) => {
    const { db, now, record, nothingChanged } = scope;
    const { targetUserIds, isAgain } = scope.input;
    await lockWaitingForNoKeyUpdate(db, targetUserIds);
    const waiting = (await selectWaitingWorkers(db, targetUserIds)).flatMap(({ missing, ...worker }) => {
      const facts = askableFacts(missing);
      return facts.length > 0 ? [{ ...worker, facts }] : [];
    });
    const askedIds =
      waiting.length > 0
        ? await markAsked(
            db,
            waiting.map(({ id }) => id),
            { isAgain },
          )
        : [];
    const asked = waiting.filter(({ id }) => askedIds.includes(id));
    if (asked.length === 0) nothingChanged();
    for (const { id, facts } of asked) {
      record({ entityType: 'target-user', entityId: id, after: { askedFor: facts } });
    }
    await sendInvitations(
      scope,
      asked.flatMap(({ id, awaitsAccount }) => (awaitsAccount ? [id] : [])),
    );
    await enqueueMails(
      db,
      missingFactsMail,
      asked.flatMap(({ id, awaitsAccount }) =>
        awaitsAccount ? [] : [{ cause: `${id}:missing:${now.toISOString()}`, payload: { targetUserId: id } }],
      ),
    );
    return {
      asked: asked.length,
      lateIds: waiting.filter(({ id }) => !askedIds.includes(id)).map(({ id }) => id),
    };
  },
});
