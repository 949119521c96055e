import { enqueueRevokeAccess } from '#features/users/users.jobs.ts';
import { unbindIdentity } from '#features/users/users.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** Makes a person a stranger: at once here, and soon in the tokens that the identity provider issues. */
export async function takeAccessAway(db: TenantDb, userId: string): Promise<void> {
  for (const subject of await unbindIdentity(db, userId)) await enqueueRevokeAccess(db, subject);
}
