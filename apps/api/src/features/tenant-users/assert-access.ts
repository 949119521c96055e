import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import {
  type Access,
  accessRefusal,
  losesAdministrator,
  losesSystemAdmin,
  TENANT_USER_FAILURES,
} from '@gastspiel/domain/tenant-users/change-access.ts';
import { lockAdministratorsForNoKeyUpdate } from '#features/tenant-users/locks.sql.ts';
import { countOtherSystemAdmins, type TenantUser } from '#features/tenant-users/tenant-users.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { User } from '#platform/identity/viewer.ts';

/** Refuses what would lock out the actor, or everybody. `to` is null for a deletion. */
export async function assertAccessMay(db: TenantDb, actor: User, from: TenantUser, to: Access | null): Promise<void> {
  const refusal = accessRefusal(from, to, { role: actor.role, isOwn: from.id === actor.userId });
  if (refusal) throw new Failure(refusal);
  if (losesSystemAdmin(from, to) && (await countOtherSystemAdmins(db, from.id)) === 0) {
    throw new Failure(TENANT_USER_FAILURES.lastSystemAdmin);
  }
  if (actor.role === 'TENANT_USER_ADMIN' && losesAdministrator(from, to)) {
    const left = await lockAdministratorsForNoKeyUpdate(db);
    if (!left.has(actor.userId)) throw new Failure(GENERAL_FAILURES.notAllowed);
  }
}
