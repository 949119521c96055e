import { ROLES, type Role, USER_STATES, type UserState } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { MOMENT, MOMENT_SLOT, TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { insertRows } from '#platform/database/insert-rows.ts';
import { affectedBy, rowOf, rowsOf } from '#platform/database/rows.ts';

export interface NewUser {
  readonly role: Role;
  readonly state: UserState;
  readonly firstName: string;
  readonly lastName: string;
  readonly contactEmail: string;
}

/** People under the ids that they were given; one entered by the office has not asked to be released yet. */
export async function insertUsers(
  db: TenantDb,
  people: readonly (NewUser & { readonly id: string; readonly awaitsAccount: boolean })[],
): Promise<void> {
  const each = people.map(({ id, role, state, firstName, lastName, contactEmail, awaitsAccount }) => [
    ...[id, role, state, firstName, lastName, contactEmail, awaitsAccount, awaitsAccount ? null : MOMENT_SLOT],
  ]);
  await insertRows(
    db,
    { each },
    (values) => sql`/* insertUsers */
    insert into users (tenant_id, id, role, state, first_name, last_name, contact_email, awaits_account,
      onboarding_completed_at) ${values}`,
  );
}

/** False when somebody else was faster. */
export async function takeUpAccount(
  db: TenantDb,
  id: string,
  person: { readonly firstName: string; readonly lastName: string; readonly pendingContactEmail: string | null },
): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* takeUpAccount */
      update users set first_name = ${person.firstName}, last_name = ${person.lastName},
        pending_contact_email = ${person.pendingContactEmail}, awaits_account = false,
        onboarding_completed_at = ${MOMENT}, version = version + 1
      where tenant_id = ${TENANT} and id = ${id} and awaits_account
      returning id`,
    )) > 0
  );
}

/** False when there is no account to be moved. */
export async function moveIdentity(db: TenantDb, from: string, to: string): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ moved: z.boolean() }),
    sql`/* moveIdentity */
    select directory.move_identity(${from}, ${to}) as moved`,
  );
  return row?.moved ?? false;
}

/** False when the token's subject is somebody's already. */
export async function bindIdentity(db: TenantDb, issuer: string, subject: string, userId: string): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ bound: z.boolean() }),
    sql`/* bindIdentity */
    select directory.bind_identity(${issuer}, ${subject}, ${userId}) as bound`,
  );
  return row?.bound ?? false;
}

/** The identity provider's name for somebody of the tenant. */
export async function findExternalId(db: TenantDb, userId: string): Promise<string | null> {
  const row = await rowOf(
    db,
    z.object({ subject: z.string().nullable() }),
    sql`/* findExternalId */
    select directory.external_id_of(${userId}) as subject`,
  );
  return row?.subject ?? null;
}

export async function findAccess(db: TenantDb, issuer: string, userId: string) {
  const [person, identity] = await Promise.all([
    rowOf(
      db,
      z.object({ role: z.enum(ROLES), state: z.enum(USER_STATES) }),
      sql`/* findAccess */
      select role, state from users where tenant_id = ${TENANT} and id = ${userId}`,
    ),
    rowOf(
      db,
      z.object({ subject: z.string().nullable() }),
      sql`/* findSubject */
      select directory.subject_of(${issuer}, ${userId}) as subject`,
    ),
  ]);
  return person && { ...person, subject: identity?.subject ?? null };
}

/** Whether the subject is somebody's again; any tenant's. */
export async function isKnown(db: TenantDb, issuer: string, subject: string): Promise<boolean> {
  const row = await rowOf(
    db,
    z.object({ known: z.boolean() }),
    sql`/* isKnown */
    select directory.is_known(${issuer}, ${subject}) as known`,
  );
  return row?.known ?? false;
}

export async function unbindIdentity(db: TenantDb, userId: string): Promise<string[]> {
  const rows = await rowsOf(
    db,
    z.object({ subject: z.string() }),
    sql`/* unbindIdentity */
    select directory.unbind_identity(${userId}) as subject`,
  );
  return rows.map(({ subject }) => subject);
}

/** Whether the mail server takes mails to an address, for everybody whose it is; written only when it is news. */
export async function noteAddress(db: TenantDb, address: string, isRefused: boolean): Promise<void> {
  await sql`/* noteAddress */
    update users set is_email_refused = ${isRefused}
    where tenant_id = ${TENANT} and lower(contact_email) = lower(${address})
      and is_email_refused <> ${isRefused}`.execute(db);
}
