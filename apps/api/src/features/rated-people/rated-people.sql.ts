import { ROLES, type Role } from '@gastspiel/domain/permissions/roles.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf } from '#platform/database/rows.ts';

export async function findRole(db: TenantDb, userId: string): Promise<Role | undefined> {
  const row = await rowOf(
    db,
    z.object({ role: z.enum(ROLES) }),
    sql`/* findRole */
    select role from users where tenant_id = ${TENANT} and id = ${userId}`,
  );
  return row?.role;
}
