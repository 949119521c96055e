import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { isRelease, stateRefusal } from '@gastspiel/domain/target-users/target-user-state.ts';
import { releasedMail } from '#features/target-users/target-user-mails.ts';
import { markReleased } from '#features/target-users/target-users.sql.ts';
import { enqueueSyncAccess } from '#features/users/index.ts';
import { deleteFutureOffers, lockWorkers, settleWithdrawn } from '#features/withdrawals/index.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';

export function assertStateMay(from: UserState, to: UserState): void {
  const refusal = stateRefusal(from, to);
  if (refusal) throw new Failure(refusal);
}

interface Scope {
  readonly db: TenantDb;
  readonly now: Date;
  readonly record: (change: Change) => void;
}

/**
 * What follows when a worker's state has changed: what their tokens may carry, that they hear of a release, and that
 * nothing stays offered to somebody who may not work. Of their bookings staff decide.
 */
export async function followState(scope: Scope, id: string, from: UserState, to: UserState): Promise<void> {
  if (from === to) return;
  const { db } = scope;
  await enqueueSyncAccess(db, id);
  if (from === 'ACTIVE') {
    await lockWorkers(db, [id]);
    await settleWithdrawn(scope, await deleteFutureOffers(db, id, ['CONTACTED', 'ACCEPTED', 'DECLINED']));
  }
  if (!isRelease(from, to)) return;
  await markReleased(db, id);
  await enqueueMail(db, releasedMail, { targetUserId: id }, { cause: `${id}:released` });
}
