import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { USER_FAILURES } from '@gastspiel/domain/users/user-failures.ts';
import { enqueueSyncAccess } from '#features/users/users.jobs.ts';
import { bindIdentity, insertUsers, moveIdentity, type NewUser, takeUpAccount } from '#features/users/users.sql.ts';
import { writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

/**
 * Makes a person known to the tenant of the transaction and lets the identity provider know what they may do. Without an identity they
 * are somebody whom the office enters: they can work, and their account comes later.
 */
export async function createUser(
  db: TenantDb,
  user: NewUser,
  identity: Identity | undefined,
  source: string,
): Promise<string> {
  const id = randomUUID();
  await createUsers(db, [{ ...user, id, identity }], source);
  return id;
}

/** The same for many, under ids that were made for them. */
export async function createUsers(
  db: TenantDb,
  people: readonly (NewUser & { readonly id: string; readonly identity: Identity | undefined })[],
  source: string,
): Promise<void> {
  await insertUsers(
    db,
    people.map((person) => ({ ...person, awaitsAccount: !person.identity })),
  );
  for (const { id, identity } of people) if (identity) await bind(db, identity, id);
  const records = people.map(({ id, role, state }) => ({ entityType: 'user', entityId: id, after: { role, state } }));
  await writeAudit(db, { action: 'users.create', requestId: source }, records);
}

async function bind(db: TenantDb, { issuer, subject }: Identity, userId: string): Promise<void> {
  if (!(await bindIdentity(db, issuer, subject, userId))) throw new Failure(USER_FAILURES.identityTaken);
  await enqueueSyncAccess(db, userId);
}

type Named = Parameters<typeof takeUpAccount>[2];

/** The first sign-in of somebody whom the office has entered. Of two at once the second finds them no longer awaited. */
export async function bindAccount(db: TenantDb, userId: string, identity: Identity, person: Named): Promise<void> {
  if (!(await takeUpAccount(db, userId, person))) throw new Failure(USER_FAILURES.identityTaken);
  await bind(db, identity, userId);
}

interface Move {
  readonly from: { readonly id: string };
  readonly to: { readonly id: string; readonly firstName: string; readonly lastName: string };
}

/** Somebody's account becomes that of a person who has none: both are locked. */
export async function moveAccount(db: TenantDb, { from, to }: Move): Promise<void> {
  const { firstName, lastName } = to;
  const isTaken = !(await takeUpAccount(db, to.id, { firstName, lastName, pendingContactEmail: null }));
  if (isTaken || !(await moveIdentity(db, from.id, to.id))) throw new Failure(USER_FAILURES.identityTaken);
  await enqueueSyncAccess(db, to.id);
}
