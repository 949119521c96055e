import { sql } from 'kysely';
import { TENANT } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';

/** The facts that are taken over from an employee. */
export interface TakenOver {
  readonly id: string;
  readonly accountingId: string;
  readonly costCenterId: string | null;
  readonly staffType: string;
}

/** Saves those three facts of each worker and nothing else; an unknown cost centre leaves ours. */
export async function saveTakenOver(db: TenantDb, taken: readonly TakenOver[]): Promise<void> {
  await sql`/* saveTakenOver */
    with taken as (
      select * from jsonb_to_recordset(${JSON.stringify(taken)}::jsonb)
        as taken (id uuid, "accountingId" text, "costCenterId" uuid, "staffType" text)
    ), person as (
      update users u set version = version + 1 from taken where u.tenant_id = ${TENANT} and u.id = taken.id
    )
    update target_users t set accounting_id = taken."accountingId", staff_type = taken."staffType",
      cost_center_id = coalesce(taken."costCenterId", t.cost_center_id)
    from taken where t.tenant_id = ${TENANT} and t.user_id = taken.id`.execute(db);
}

/** Unless they have one already. */
export async function giveAccountingId(db: TenantDb, userId: string, accountingId: string): Promise<boolean> {
  const given = await sql`/* giveAccountingId */
    update target_users set accounting_id = ${accountingId}
    where tenant_id = ${TENANT} and user_id = ${userId} and accounting_id is null returning 1`.execute(db);
  if (given.rows.length === 0) return false;
  await sql`/* nextVersionOfRegistered */
    update users set version = version + 1 where tenant_id = ${TENANT} and id = ${userId}`.execute(db);
  return true;
}
