import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { TargetUserOnboardingInput } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import type { z } from 'zod';
import { assertBorn } from '#features/target-users/assert-born.ts';
import { createTargetUser } from '#features/target-users/create-target-user.ts';
import { saveSecrets } from '#features/target-users/save-secrets.ts';
import { saveMemberships, updateAttributes } from '#features/target-users/target-users.sql.ts';
import { findDefaultPoolId } from '#features/tenants/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isForeignKeyViolation } from '#platform/database/database-errors.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

interface Onboarding {
  readonly tenantId: string;
  readonly identity: { readonly issuer: string; readonly subject: string };
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
  const user = { ...input.personalInformation, state: 'ONBOARDING' } as const;
  const userId = await createTargetUser(db, user, identity, 'onboarding');
  await updateAttributes(db, userId, { ...input, internalAttributes: NOTHING_INTERNAL });
  await saveMemberships(db, userId, 'pools', [await findDefaultPoolId(db, tenantId)]);
  try {
    await saveMemberships(db, userId, 'types', input.availableForAppointmentTypeIds);
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Failure(TARGET_USER_FAILURES.unknownChoice);
    throw error;
  }
  await saveSecrets(
    db,
    secrets,
    { tenantId, userId },
    {
      SOCIAL_SECURITY_NUMBER: input.socialSecurityNumber,
      IBAN: input.iban,
      BIC: input.bic,
    },
  );
  return userId;
}
