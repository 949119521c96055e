import type { UserState } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isOneOf } from '#platform/database/one-of.ts';
import { affectedBy, versionOf } from '#platform/database/rows.ts';

/** A worker's row as the rules saw it. */
interface Current {
  readonly id: string;
  readonly version: number;
}

/** The new version, or nothing when somebody else has changed the worker meanwhile or there is none. */
export async function updateWorker(
  db: TenantDb,
  id: string,
  version: number,
  user: { firstName: string; lastName: string; userState: UserState; pendingContactEmail: string | null },
): Promise<number | undefined> {
  return versionOf(
    db,
    sql`/* updateTargetUserName */
    update users set first_name = ${user.firstName}, last_name = ${user.lastName}, state = ${user.userState},
      pending_contact_email = ${user.pendingContactEmail}, version = version + 1
    where tenant_id = ${TENANT} and id = ${id} and version = ${version} and role = 'TARGET_USER'
    returning version`,
  );
}

/** The state changes only as long as the worker is as they were when the rules looked: still here, and in that state. */
export async function updateWorkerState(db: TenantDb, { id, version }: Current, to: UserState): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* updateTargetUserState */
    update users set state = ${to}, version = version + 1
    where tenant_id = ${TENANT} and id = ${id} and role = 'TARGET_USER' and version = ${version}
    returning id`,
    )) > 0
  );
}

/** The caller has looked at them under a lock. */
export async function releaseWorkers(db: TenantDb, ids: readonly string[]): Promise<void> {
  await sql`/* releaseTargetUsers */
    update users set state = 'ACTIVE', version = version + 1
    where tenant_id = ${TENANT} and ${isOneOf('id', ids)} and role = 'TARGET_USER' and state = 'ONBOARDING'`.execute(
    db,
  );
}

/** The new version, or nothing when somebody else has changed the worker meanwhile. */
export async function nextVersionOfWorker(db: TenantDb, id: string, version: number): Promise<number | undefined> {
  return versionOf(
    db,
    sql`/* nextTargetUserVersion */
    update users set version = version + 1
    where tenant_id = ${TENANT} and id = ${id} and version = ${version} and role = 'TARGET_USER'
    returning version`,
  );
}

/** False when another address was asked for meanwhile. */
export async function confirmEmail(db: TenantDb, userId: string, email: string): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* confirmEmail */
    update users set contact_email = ${email}, pending_contact_email = null, is_email_refused = false, version = version + 1
    where tenant_id = ${TENANT} and id = ${userId} and pending_contact_email = ${email}
    returning id`,
    )) > 0
  );
}

/** False when somebody else has changed the worker meanwhile: their data may have to be kept by now. */
export async function deleteWorker(db: TenantDb, { id, version }: Current): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* deleteTargetUser */
    delete from users where tenant_id = ${TENANT} and id = ${id} and version = ${version} and role = 'TARGET_USER'
    returning id`,
    )) > 0
  );
}
