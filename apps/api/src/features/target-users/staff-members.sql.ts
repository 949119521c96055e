import type { StaffMemberInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';

export interface CostCenter {
  readonly id: string;
  readonly description: string;
}

export async function selectCostCenters(db: TenantDb): Promise<CostCenter[]> {
  const { rows } = await sql<CostCenter>`/* selectCostCenters */
    select id, description from cost_centers where tenant_id = current_tenant_id() order by description, id`.execute(
    db,
  );
  return rows;
}

export async function updateStaffMemberRow(
  db: TenantDb,
  id: string,
  { type, costCenterId, accountingId }: z.output<typeof StaffMemberInput>,
): Promise<void> {
  await sql`/* updateStaffMember */
    update target_users set staff_type = ${type}, cost_center_id = ${costCenterId ?? null}, accounting_id = ${accountingId}
    where tenant_id = current_tenant_id() and user_id = ${id}`.execute(db);
}

/** The new version, or nothing when somebody else has changed the worker meanwhile. */
export async function nextVersion(db: TenantDb, id: string, version: number): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`/* nextTargetUserVersion */
    update users set version = version + 1
    where tenant_id = current_tenant_id() and id = ${id} and version = ${version} and role = 'TARGET_USER'
    returning version`.execute(db);
  return rows[0]?.version;
}
