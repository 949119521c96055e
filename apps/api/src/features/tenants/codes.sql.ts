import type { OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import { sql } from 'kysely';
import type { TenantDb } from '#platform/database/database.ts';

export async function findCodes(db: TenantDb): Promise<ReadonlyMap<OnboardingFlow, string>> {
  const { rows } = await sql<{ flow: OnboardingFlow; code: string }>`/* findCodes */
    select flow, code from directory.current_association_codes()`.execute(db);
  return new Map(rows.map(({ flow, code }) => [flow, code]));
}

/** False when the code is somebody else's. */
export async function saveCode(db: TenantDb, flow: OnboardingFlow, code: string): Promise<boolean> {
  const { rows } = await sql<{ saved: boolean }>`/* saveCode */
    select directory.save_association_code(${flow}, ${code}) as saved`.execute(db);
  return rows[0]?.saved ?? false;
}

export async function countTargetUsers(db: TenantDb, tenantId: string): Promise<number> {
  const { count } = await db
    .selectFrom('target_users')
    .select((builder) => builder.fn.countAll().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('restricted_until', 'is', null)
    .where('anonymised_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
