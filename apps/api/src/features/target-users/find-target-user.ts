import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { refusalOf } from '@gastspiel/domain/permissions/decide.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { z } from 'zod';
import { lockWorkerIfOpen } from '#features/target-users/locks.sql.ts';
import type { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { findTargetUser as selectTargetUser } from '#features/target-users/target-users.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { query } from '#platform/graphql/use-case.ts';
import { type User, uuidOrUnknown } from '#platform/identity/viewer.ts';

/** The id of a worker as it comes from outside; a malformed id counts as unknown. */
export const targetUserId = z.string().transform(uuidOrUnknown);

export async function loadTargetUser(db: TenantDb, id: string): Promise<TargetUserRow> {
  const row = await selectTargetUser(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

/** As staff open a worker: somebody who is kept for the law alone is there only for those who may hand out all of a person's data. */
export async function openTargetUser(db: TenantDb, actor: User, id: string): Promise<TargetUserRow> {
  const row = await loadTargetUser(db, id);
  if (row.restrictedUntil && refusalOf('privacy.export', actor)) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

export const findTargetUser = query({
  action: 'target-users.read',
  input: z.object({ targetUserId }),
  run: ({ db, actor, input }) => openTargetUser(db, actor, input.targetUserId),
});

/** To be called before something is added to a worker, so that nothing slips in while their data are erased. */
export async function assertOpenWorker(db: TenantDb, id: string): Promise<void> {
  const found = await lockWorkerIfOpen(db, id);
  if (!found) throw new Failure(GENERAL_FAILURES.notFound);
  if (!found.isOpen) throw new Failure(TARGET_USER_FAILURES.anonymised);
}
