import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import {
  incompleteFailure,
  incompleteFields,
  isRelease,
  missingForRelease,
  type ReleaseRecord,
} from '@gastspiel/domain/target-users/release.ts';
import { stateRefusal } from '@gastspiel/domain/target-users/target-user-state.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/locks.sql.ts';
import { qualifiedWorkers } from '#features/target-users/qualified-workers.sql.ts';
import { releasedMail } from '#features/target-users/target-user-mails.ts';
import { markReleased } from '#features/target-users/target-users.sql.ts';
import { findRequiredForRelease } from '#features/tenants/index.ts';
import { enqueueSyncAccess } from '#features/users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';
import { enqueueMails } from '#platform/mail/enqueue-mail.ts';

interface StateChange {
  readonly from: UserState;
  readonly to: UserState;
  readonly wasReleased: boolean;
}

/** Whether the state may become this; nobody is released, by whichever way, who lacks what the agency requires. */
export async function assertStateMay(
  db: TenantDb,
  { from, to, wasReleased }: StateChange,
  record: ReleaseRecord,
  within = '',
): Promise<void> {
  const refusal = stateRefusal(from, to);
  if (refusal) throw new Failure(refusal);
  if (to !== 'ACTIVE') return;
  const required = isRelease(from, to, wasReleased) ? await findRequiredForRelease(db) : [];
  const missing = missingForRelease(record, required);
  if (missing.length > 0) throw new Failure(incompleteFailure(missing), incompleteFields(missing, within));
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
  { from, to, wasReleased }: StateChange,
  followers: readonly LeaveFollower[],
): Promise<void> {
  if (from === to) return;
  const { db } = scope;
  if (isRelease(from, to, wasReleased)) return followRelease(db, [id]);
  qualifiedWorkers.renew(db, [id]);
  await enqueueSyncAccess(db, id);
  if (from !== 'ACTIVE') return;
  await lockWorkersForNoKeyUpdate(db, [id]);
  for (const follow of followers) await follow(scope, id);
}

/** These were released: from now on they are found for work, and each of them is told. */
export async function followRelease(db: TenantDb, ids: readonly string[]): Promise<void> {
  qualifiedWorkers.renew(db, ids);
  for (const id of ids) await enqueueSyncAccess(db, id);
  await markReleased(db, ids);
  await enqueueMails(
    db,
    releasedMail,
    ids.map((id) => ({ cause: `${id}:released`, payload: { targetUserId: id } })),
  );
}
