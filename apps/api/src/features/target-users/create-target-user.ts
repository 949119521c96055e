import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { TargetUserOnboardingInput } from '@gastspiel/domain/onboarding/onboarding-input.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import type { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import type { z } from 'zod';
import { assertBorn } from '#features/target-users/assert-born.ts';
import { type GivenSecrets, sealedColumns } from '#features/target-users/sealed-secrets.ts';
import {
  addMemberships,
  insertTargetUser,
  insertTargetUsers,
  markReleased,
} from '#features/target-users/target-users.sql.ts';
import { findDefaultPoolId } from '#features/tenants/index.ts';
import { createUser, createUsers, type Identity, type NewUser } from '#features/users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isForeignKeyViolation } from '#platform/database/database-errors.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** A worker of the tenant of the transaction, still without pools, types and facts. */
export async function createTargetUser(
  db: TenantDb,
  user: Omit<NewUser, 'role'>,
  identity: Identity | undefined,
  source: string,
): Promise<string> {
  const id = await createUser(db, { ...user, role: 'TARGET_USER' }, identity, source);
  await insertTargetUser(db, id);
  return id;
}

interface WholeTargetUser {
  readonly tenantId: string;
  /** Nobody's for somebody whom the office enters. */
  readonly identity: Identity | undefined;
  readonly values: z.output<typeof TargetUserInput>;
  readonly given: GivenSecrets;
  /** Who or what made them: a name for the audit log. */
  readonly source: string;
}

/** A worker with everything that is known of them at once. */
export async function insertWholeTargetUser(
  db: TenantDb,
  secrets: Secrets,
  { tenantId, source, ...worker }: WholeTargetUser,
): Promise<string> {
  const [id = ''] = await insertWholeTargetUsers(db, secrets, { tenantId, source, workers: [worker] });
  return id;
}

interface WholeTargetUsers extends Pick<WholeTargetUser, 'tenantId' | 'source'> {
  readonly workers: readonly Pick<WholeTargetUser, 'identity' | 'values' | 'given'>[];
}

/** Many at once, by a statement for each table; answers their ids in this order. */
export async function insertWholeTargetUsers(
  db: TenantDb,
  secrets: Secrets,
  { tenantId, source, workers }: WholeTargetUsers,
): Promise<readonly string[]> {
  const whole = workers.map((worker) => ({ id: randomUUID(), ...worker }));
  const users = whole.map(({ id, identity, values }) => ({
    ...{ ...values.personalInformation, state: values.userState, role: 'TARGET_USER' as const },
    ...{ id, identity },
  }));
  await createUsers(db, users, source);
  await insertTargetUsers(
    db,
    whole.map(({ id, values, given }) => ({
      ...values,
      id,
      sealed: sealedColumns(secrets, { tenantId, userId: id }, given),
    })),
  );
  // Otherwise they would count as applicants when they leave.
  const released = whole.filter(({ values }) => values.userState !== 'ONBOARDING').map(({ id }) => id);
  if (released.length > 0) await markReleased(db, released);
  try {
    await addMemberships(
      db,
      'pools',
      whole.map(({ id, values }) => ({ id, chosen: values.availableInPoolIds })),
    );
    await addMemberships(
      db,
      'types',
      whole.map(({ id, values }) => ({ id, chosen: values.availableForAppointmentTypeIds })),
    );
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new Failure(TARGET_USER_FAILURES.unknownChoice);
    throw error;
  }
  return whole.map(({ id }) => id);
}

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
