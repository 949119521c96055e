import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { lockWorkerForShare } from '#features/target-users/locks.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** To be called before something is added to a worker, so that nothing slips in while their data are erased. */
export async function assertOpenWorker(db: TenantDb, id: string): Promise<void> {
  const found = await lockWorkerForShare(db, id);
  if (!found) throw new Failure(GENERAL_FAILURES.notFound);
  if (!found.isOpen) throw new Failure(TARGET_USER_FAILURES.anonymised);
}
