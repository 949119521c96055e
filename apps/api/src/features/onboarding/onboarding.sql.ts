import { ONBOARDING_FLOWS } from '@gastspiel/domain/tenants/association-code.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { DB } from '#platform/database/database-types.ts';
import { rowOf, rowsOf } from '#platform/database/rows.ts';

const FoundAssociation = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('FOUND'), tenantId: z.string(), flow: z.enum(ONBOARDING_FLOWS) }),
  z.object({ outcome: z.enum(['WRONG', 'TOO_MANY']) }),
]);
type FoundAssociation = Readonly<z.output<typeof FoundAssociation>>;

export async function selectAssociation(db: Kysely<DB>, code: string, caller: Buffer): Promise<FoundAssociation> {
  const rows = await rowsOf(
    db,
    FoundAssociation,
    sql`/* selectAssociation */
    select outcome, tenant_id, flow from directory.find_association(${code}, ${caller})`,
  );
  return rows[0] ?? { outcome: 'WRONG' };
}

export interface Person {
  readonly issuer: string;
  readonly subject: string;
}

const StoredDraft = z.object({
  tenantId: z.string(),
  flow: z.enum(ONBOARDING_FLOWS),
  sealed: z.instanceof(Buffer),
});
type StoredDraft = Readonly<z.output<typeof StoredDraft>>;

export async function saveDraft(db: Kysely<DB>, { issuer, subject }: Person, draft: StoredDraft): Promise<void> {
  await sql`/* saveOnboardingDraft */
    select directory.save_onboarding_draft(${issuer}, ${subject}, ${draft.tenantId}, ${draft.flow}, ${draft.sealed})`.execute(
    db,
  );
}

export async function findDraft(db: Kysely<DB>, { issuer, subject }: Person) {
  return rowOf(
    db,
    StoredDraft.extend({ code: z.string() }),
    sql`/* findOnboardingDraft */
    select tenant_id, flow, sealed, code
    from directory.find_onboarding_draft(${issuer}, ${subject})`,
  );
}

export async function dropDraft(db: Kysely<DB>, { issuer, subject }: Person): Promise<void> {
  await sql`/* dropOnboardingDraft */ select directory.drop_onboarding_draft(${issuer}, ${subject})`.execute(db);
}
