import type { Role } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

export async function findRole(db: TenantDb, userId: string): Promise<Role | undefined> {
  const { rows } = await sql<{ role: Role }>`/* findRole */
    select role from users where tenant_id = current_tenant_id() and id = ${userId}`.execute(db);
  return rows[0]?.role;
}
