import type { TenantUserValues } from '@gastspiel/domain/tenant-users/tenant-user-input.ts';
import { sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { affectedBy, versionOf } from '#platform/database/rows.ts';

/** The new version, or nothing when somebody else has changed the person meanwhile. */
export async function updateStaff(
  db: TenantDb,
  id: string,
  version: number,
  user: TenantUserValues,
): Promise<number | undefined> {
  return versionOf(
    db,
    sql`/* updateTenantUser */
    update users set first_name = ${user.firstName}, last_name = ${user.lastName}, contact_email = ${user.contactEmail},
      role = ${user.role}, state = ${user.userState}, version = version + 1
    where tenant_id = ${TENANT} and id = ${id} and version = ${version} and role <> 'TARGET_USER'
    returning version`,
  );
}

export async function deleteStaff(db: TenantDb, id: string): Promise<boolean> {
  return (
    (await affectedBy(
      db,
      sql`/* deleteTenantUser */
    delete from users where tenant_id = ${TENANT} and id = ${id} and role <> 'TARGET_USER'
    returning id`,
    )) > 0
  );
}
