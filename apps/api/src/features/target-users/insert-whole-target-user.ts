import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import type { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { z } from 'zod';
import { createTargetUser } from '#features/target-users/create-target-user.ts';
import { type GivenSecrets, saveSecrets } from '#features/target-users/save-secrets.ts';
import { markReleased, saveMemberships, updateAttributes } from '#features/target-users/target-users.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isForeignKeyViolation } from '#platform/database/database-errors.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

export interface WholeTargetUser {
  readonly tenantId: string;
  readonly identity: { readonly issuer: string; readonly subject: string };
  readonly values: z.output<typeof TargetUserInput>;
  readonly given: GivenSecrets;
  /** Who or what made them: a name for the audit log. */
  readonly source: string;
}

/** A worker with everything that is known of them at once. */
export async function insertWholeTargetUser(
  db: TenantDb,
  secrets: Secrets,
  { tenantId, identity, values, given, source }: WholeTargetUser,
): Promise<string> {
  const user = { ...values.personalInformation, state: values.userState };
  const userId = await createTargetUser(db, user, identity, source);
  // Otherwise they would count as applicants when they leave.
  if (values.userState !== 'ONBOARDING') await markReleased(db, userId);
  await updateAttributes(db, userId, values);
  try {
    await saveMemberships(db, userId, 'pools', values.availableInPoolIds);
    await saveMemberships(db, userId, 'types', values.availableForAppointmentTypeIds);
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Failure(TARGET_USER_FAILURES.unknownChoice);
    throw error;
  }
  await saveSecrets(db, secrets, { tenantId, userId }, given);
  return userId;
}
