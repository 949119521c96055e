import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { isRelease, stateRefusal } from '@gastspiel/domain/target-users/target-user-state.ts';
import { releasedMail } from '#features/target-users/target-user-mails.ts';
import { markReleased } from '#features/target-users/target-users.sql.ts';
import { enqueueSyncAccess } from '#features/users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { enqueueMail } from '#platform/mail/enqueue-mail.ts';

export function assertStateMay(from: UserState, to: UserState): void {
  const refusal = stateRefusal(from, to);
  if (refusal) throw new Failure(refusal);
}

/** What follows when a worker's state has changed: what their tokens may carry, and that they hear of a release. */
export async function followState(db: TenantDb, id: string, from: UserState, to: UserState): Promise<void> {
  if (from === to) return;
  await enqueueSyncAccess(db, id);
  if (!isRelease(from, to)) return;
  await markReleased(db, id);
  await enqueueMail(db, releasedMail, { targetUserId: id }, { cause: `${id}:released` });
}
