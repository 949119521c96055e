import type { Role, UserState } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

export interface NewUser {
  readonly role: Role;
  readonly state: UserState;
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
}

export async function insertUser(db: TenantDb, user: NewUser): Promise<string> {
  const { rows } = await sql<{ id: string }>`/* insertUser */
    insert into users (tenant_id, role, state, first_name, last_name, contact_email, onboarding_completed_at)
    values (current_tenant_id(), ${user.role}, ${user.state}, ${user.firstName}, ${user.lastName}, ${user.contactEmail}, now())
    returning id`.execute(db);
  const id = rows[0]?.id;
  if (!id) throw new Error('the user was not inserted');
  return id;
}

/** False when the token's subject is somebody's already. */
export async function bindIdentity(db: TenantDb, issuer: string, subject: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ bound: boolean }>`/* bindIdentity */
    select directory.bind_identity(${issuer}, ${subject}, ${userId}) as bound`.execute(db);
  return rows[0]?.bound ?? false;
}

export async function findAccess(db: TenantDb, issuer: string, userId: string) {
  const { rows } = await sql<{ role: Role; state: UserState; subject: string | null }>`/* findAccess */
    select role, state, directory.subject_of(${issuer}, id) as subject
    from users where tenant_id = current_tenant_id() and id = ${userId}`.execute(db);
  return rows[0];
}

/** Whether the subject is somebody's again; any tenant's. */
export async function isKnown(db: TenantDb, issuer: string, subject: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`/* isKnown */
    select exists (select from directory.begin_request(${issuer}, ${subject}, null, null)) as known`.execute(db);
  return rows[0]?.known ?? false;
}

export async function unbindIdentity(db: TenantDb, userId: string): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`/* unbindIdentity */
    select directory.unbind_identity(${userId}) as subject`.execute(db);
  return rows.map(({ subject }) => subject);
}
