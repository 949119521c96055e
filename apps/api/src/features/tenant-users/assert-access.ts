import { Failure } from '@gastspiel/domain/failures/failure.ts';
import {
  type Access,
  accessRefusal,
  losesSystemAdmin,
  TENANT_USER_FAILURES,
} from '@gastspiel/domain/tenant-users/change-access.ts';
import { countOtherSystemAdmins, type TenantUser } from '#features/tenant-users/tenant-users.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** Refuses what would lock out the actor, or everybody. `to` is null for a deletion. */
export async function assertAccessMay(
  db: TenantDb,
  actorId: string,
  from: TenantUser,
  to: Access | null,
): Promise<void> {
  const refusal = accessRefusal(from, to, from.id === actorId);
  if (refusal) throw new Failure(refusal);
  if (losesSystemAdmin(from, to) && (await countOtherSystemAdmins(db, from.id)) === 0) {
    throw new Failure(TENANT_USER_FAILURES.lastSystemAdmin);
  }
}
