import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { isRelease, stateRefusal } from '@gastspiel/domain/target-users/target-user-state.ts';
import { deleteFutureOffers, settleWithdrawn } from '#features/offers/index.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/locks.sql.ts';
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
 * The consequences of a worker's new state: their tokens may carry other things, they hear of a release, and nothing stays
 * offered to somebody who may not work. Staff decide about their bookings.
 */
export async function followState(scope: MutationScope, id: string, from: UserState, to: UserState): Promise<void> {
  if (from === to) return;
  const { db } = scope;
  await enqueueSyncAccess(db, id);
  if (from === 'ACTIVE') {
    await lockWorkersForNoKeyUpdate(db, [id]);
    await settleWithdrawn(scope, await deleteFutureOffers(db, id, ['CONTACTED', 'ACCEPTED', 'DECLINED']));
  }
  if (!isRelease(from, to)) return;
  await markReleased(db, id);
  await enqueueMail(db, releasedMail, { targetUserId: id }, { cause: `${id}:released` });
}
