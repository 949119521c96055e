import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { holdTargetUserRow } from '#features/target-users/target-users.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** To be called before something is added to a worker, so that nothing slips in while their data are erased. */
export async function holdTargetUser(db: TenantDb, id: string): Promise<void> {
  const held = await holdTargetUserRow(db, id);
  if (!held) throw new Failure(GENERAL_FAILURES.notFound);
  if (!held.isOpen) throw new Failure(TARGET_USER_FAILURES.anonymised);
}
