import type { OnboardingFlow } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { type Kysely, sql } from 'kysely';
import type { DB } from '#platform/database/database-types.ts';

type FoundAssociation =
  | { readonly outcome: 'FOUND'; readonly tenantId: string; readonly flow: OnboardingFlow }
  | { readonly outcome: 'WRONG' | 'TOO_MANY' };

export async function selectAssociation(db: Kysely<DB>, code: string, caller: Buffer): Promise<FoundAssociation> {
  const { rows } = await sql<FoundAssociation>`/* selectAssociation */
    select outcome, tenant_id as "tenantId", flow from directory.find_association(${code}, ${caller})`.execute(db);
  return rows[0] ?? { outcome: 'WRONG' };
}

export interface Person {
  readonly issuer: string;
  readonly subject: string;
}

interface StoredDraft {
  readonly tenantId: string;
  readonly flow: OnboardingFlow;
  readonly sealed: Buffer;
}

export async function saveDraft(db: Kysely<DB>, { issuer, subject }: Person, draft: StoredDraft): Promise<void> {
  await sql`/* saveOnboardingDraft */
    select directory.save_onboarding_draft(${issuer}, ${subject}, ${draft.tenantId}, ${draft.flow}, ${draft.sealed})`.execute(
    db,
  );
}

export async function findDraft(db: Kysely<DB>, { issuer, subject }: Person) {
  const { rows } = await sql<StoredDraft & { code: string }>`/* findOnboardingDraft */
    select tenant_id as "tenantId", flow, sealed, code
    from directory.find_onboarding_draft(${issuer}, ${subject})`.execute(db);
  return rows[0];
}

export async function dropDraft(db: Kysely<DB>, { issuer, subject }: Person): Promise<void> {
  await sql`/* dropOnboardingDraft */ select directory.drop_onboarding_draft(${issuer}, ${subject})`.execute(db);
}
