import { insertTargetUser } from '#features/target-users/target-users.sql.ts';
import { createUser, type NewUser } from '#features/users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';

type Identity = Parameters<typeof createUser>[2];

/** A worker of the tenant of the transaction, still without pools, types and facts. */
export async function createTargetUser(
  db: TenantDb,
  user: Omit<NewUser, 'role'>,
  identity: Identity,
  source: string,
): Promise<string> {
  const id = await createUser(db, { ...user, role: 'TARGET_USER' }, identity, source);
  await insertTargetUser(db, id);
  return id;
}
