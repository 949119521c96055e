import type { TargetUserOnboardingInput } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import type { z } from 'zod';
import { assertBorn } from '#features/target-users/assert-born.ts';
import { insertWholeTargetUser, type WholeTargetUser } from '#features/target-users/insert-whole-target-user.ts';
import { findDefaultPoolId } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

interface Onboarding extends Pick<WholeTargetUser, 'tenantId' | 'identity'> {
  readonly input: z.output<typeof TargetUserOnboardingInput>;
  readonly now: Date;
}

const NOTHING_INTERNAL = {
  nationhood: null,
  hasCompletedRecruitingDay: false,
  isDeployableAsTeamLeader: false,
  notes: null,
  rating: null,
};

/** A worker who waits for release: in the default pool, for the kinds of work that they chose. */
export async function onboardTargetUser(
  db: TenantDb,
  secrets: Secrets,
  { tenantId, identity, input, now }: Onboarding,
): Promise<string> {
  assertBorn(input.sectorAttributes.birthday, now, 'targetUser');
  const { socialSecurityNumber, iban, bic } = input;
  return insertWholeTargetUser(db, secrets, {
    tenantId,
    identity,
    source: 'onboarding',
    values: {
      ...input,
      userState: 'ONBOARDING',
      internalAttributes: NOTHING_INTERNAL,
      availableInPoolIds: [await findDefaultPoolId(db, tenantId)],
    },
    given: { SOCIAL_SECURITY_NUMBER: socialSecurityNumber, IBAN: iban, BIC: bic },
  });
}
