import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { isRelease, stateRefusal } from '@gastspiel/domain/target-users/target-user-state.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/locks.sql.ts';
import { qualifiedWorkers } from '#features/target-users/qualified-workers.sql.ts';
import { releasedMail } from '#features/target-users/target-user-mails.ts';
import { markReleased } from '#features/target-users/target-users.sql.ts';
import { enqueueSyncAccess } from '#features/users/index.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';

export function assertStateMay(from: UserState, to: UserState): void {
  const refusal = stateRefusal(from, to);
  if (refusal) throw new Failure(refusal);
}

/**
 * The step of a feature that builds on workers when one may no longer work: in the same transaction, under the worker's lock. This
 * feature knows none of those; the list is filled where the API is put together (`features/schema.ts`).
 */
export type LeaveFollower = (scope: MutationScope, workerId: string) => Promise<unknown>;

/**
 * A worker's state has changed: their tokens carry what they may do now, they hear of a release, and nothing stays offered to somebody who
 * may not work. Staff decide about their bookings.
 */
export async function followState(
  scope: MutationScope,
  id: string,
  { from, to }: { readonly from: UserState; readonly to: UserState },
  followers: readonly LeaveFollower[],
): Promise<void> {
  if (from === to) return;
  const { db } = scope;
  qualifiedWorkers.renew(db, [id]);
  await enqueueSyncAccess(db, id);
  if (from === 'ACTIVE') {
    await lockWorkersForNoKeyUpdate(db, [id]);
    for (const follow of followers) await follow(scope, id);
  }
  if (!isRelease(from, to)) return;
  await markReleased(db, id);
  await enqueueMail(db, releasedMail, { targetUserId: id }, { cause: `${id}:released` });
}
