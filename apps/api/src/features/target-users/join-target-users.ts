import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { completeWorker } from '@gastspiel/domain/target-users/complete-worker.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { linkedFailure } from '@gastspiel/domain/target-users/target-user-links.ts';
import { TARGET_USER_SECRETS } from '@gastspiel/domain/target-users/target-user-values.ts';
import { z } from 'zod';
import { loadTargetUser, openTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { closeInvitation } from '#features/target-users/invitations.sql.ts';
import { lockWorkerForUpdate } from '#features/target-users/locks.sql.ts';
import { openSecrets, saveSecrets } from '#features/target-users/sealed-secrets.ts';
import { inputOf, type TargetUserRow } from '#features/target-users/target-user-row.ts';
import { eraseLoggedData, saveMemberships, updateAttributes } from '#features/target-users/target-users.sql.ts';
import { deleteWorker, moveAccount } from '#features/users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { deleteUnlessLinked } from '#platform/database/delete-unless-linked.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/**
 * The office says that somebody who waits is a person whom the agency has entered before. The account goes over to that person, with
 * whatever was not known of them yet; nothing is overwritten, and the one who waited is no more.
 */
export const joinTargetUsers = mutation({
  action: 'target-users.write',
  input: z.object({ targetUserId, waitingTargetUserId: targetUserId }),
  run: async ({ db, actor, input, secrets, record }) => {
    const { targetUserId: id, waitingTargetUserId: waitingId } = input;
    // In the order of the ids, so that nobody waits in a circle.
    for (const one of [id, waitingId].toSorted()) await lockWorkerForUpdate(db, one);
    const [known, waiting] = [await openTargetUser(db, actor, id), await openTargetUser(db, actor, waitingId)];
    if (!isJoinable(known, waiting)) throw new Failure(TARGET_USER_FAILURES.cannotJoin);
    const joined = completeWorker(inputOf(known), inputOf(waiting));
    await updateAttributes(db, id, joined);
    await saveMemberships(db, id, 'pools', joined.availableInPoolIds);
    await saveMemberships(db, id, 'types', joined.availableForAppointmentTypeIds);
    const secretChanges = await handOverSecrets(db, secrets, actor.tenantId, known, waiting);
    await moveAccount(db, { from: waiting, to: known });
    await closeInvitation(db, id);
    await deleteUnlessLinked(deleteWorker(db, waiting), linkedFailure);
    await eraseLoggedData(db, waitingId);
    record({
      entityType: 'target-user',
      entityId: id,
      before: { ...inputOf(known), joined: false },
      after: { ...joined, ...secretChanges, joined: true },
    });
    return { id };
  },
  answer: ({ db }, { id }) => loadTargetUser(db, id),
});

const isJoinable = (known: TargetUserRow, waiting: TargetUserRow): boolean =>
  known.id !== waiting.id &&
  known.awaitsAccount &&
  !waiting.awaitsAccount &&
  waiting.userState === 'ONBOARDING' &&
  [known, waiting].every(({ restrictedUntil, anonymisedAt }) => !restrictedUntil && !anonymisedAt);

/** Sealed for one row, a secret opens in no other. */
async function handOverSecrets(
  db: TenantDb,
  secrets: Secrets,
  tenantId: string,
  to: TargetUserRow,
  from: TargetUserRow,
) {
  const known = await openSecrets(db, secrets, { tenantId, userId: to.id });
  const other = await openSecrets(db, secrets, { tenantId, userId: from.id });
  const given = keysOf(TARGET_USER_SECRETS).map((secret) => [
    secret,
    known?.[secret] ? undefined : (other?.[secret] ?? undefined),
  ]);
  return saveSecrets(db, secrets, { tenantId, userId: to.id }, Object.fromEntries(given));
}
