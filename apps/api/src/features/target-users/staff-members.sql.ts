import { sql } from 'kysely';
import { z } from 'zod';
import type { TargetUserRow } from '#features/target-users/target-user-row.ts';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { rowsOf } from '#platform/database/rows.ts';

export const CostCenter = z.object({
  id: z.string(),
  number: z.string(),
  description: z.string(),
  isActive: z.boolean(),
});
export type CostCenter = Readonly<z.output<typeof CostCenter>>;

export async function selectCostCenters(db: TenantDb): Promise<CostCenter[]> {
  return rowsOf(
    db,
    CostCenter,
    sql`/* selectCostCenters */
    select id, number, description, is_active from cost_centers where tenant_id = ${TENANT}
    order by number collate german, id`,
  );
}

export async function updateStaffMemberRow(
  db: TenantDb,
  id: string,
  {
    type,
    costCenterId,
    accountingId,
  }: Pick<TargetUserRow, 'costCenterId' | 'accountingId'> & { readonly type: TargetUserRow['staffType'] },
): Promise<void> {
  await sql`/* updateStaffMember */
    update target_users set staff_type = ${type}, cost_center_id = ${costCenterId}, accounting_id = ${accountingId}
    where tenant_id = ${TENANT} and user_id = ${id}`.execute(db);
}
