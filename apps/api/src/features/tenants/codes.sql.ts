import { ONBOARDING_FLOWS, type OnboardingFlow } from '@gastspiel/domain/tenants/association-code.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { TenantDb } from '#platform/database/database.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

export async function findCodes(db: TenantDb): Promise<ReadonlyMap<OnboardingFlow, string>> {
  const rows = await rowsOf(
    db,
    z.object({ flow: z.enum(ONBOARDING_FLOWS), code: z.string() }),
    sql`/* findCodes */
    select flow, code from directory.current_association_codes()`,
  );
  return new Map(rows.map(({ flow, code }) => [flow, code]));
}

/** Answers the flow whose code is somebody else's, if one is. */
export async function saveCodes(db: TenantDb, codes: Record<OnboardingFlow, string>): Promise<OnboardingFlow | null> {
  const row = await rowOf(
    db,
    z.object({ taken: z.enum(ONBOARDING_FLOWS).nullable() }),
    sql`/* saveCodes */
    select directory.save_association_codes(${codes.TARGET_USER}, ${codes.TENANT_USER}) as taken`,
  );
  return row?.taken ?? null;
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
