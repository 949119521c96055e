import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { USER_FAILURES } from '@gastspiel/domain/users/user-failures.ts';
import { enqueueSyncAccess } from '#features/users/users.jobs.ts';
import { bindIdentity, insertUser, type NewUser } from '#features/users/users.sql.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/** Makes a person known to the tenant of the transaction and lets the identity provider know what they may do. */
export async function createUser(db: TenantDb, user: NewUser, identity: Identity, source: string): Promise<string> {
  const id = await insertUser(db, user);
  if (!(await bindIdentity(db, identity.issuer, identity.subject, id))) {
    throw new Failure(USER_FAILURES.identityTaken);
  }
  await enqueueSyncAccess(db, id);
  const { role, state } = user;
  await writeAudit(db, { action: 'users.create', requestId: source }, [
    { entityType: 'user', entityId: id, after: { role, state } },
  ]);
  return id;
}
