import { type MissingFacts, withMissingFacts } from '@gastspiel/domain/onboarding/missing-facts-input.ts';
import { assertBorn } from '#features/target-users/assert-born.ts';
import { loadTargetUser } from '#features/target-users/find-target-user.ts';
import { lockWorkerForUpdate } from '#features/target-users/locks.sql.ts';
import { saveSecrets } from '#features/target-users/sealed-secrets.ts';
import { inputOf } from '#features/target-users/target-user-row.ts';
import { updateAttributes } from '#features/target-users/target-users.sql.ts';
import { nextVersionOfWorker } from '#features/users/index.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

interface Worker {
  readonly tenantId: string;
  readonly userId: string;
}

/** Completes a worker with what they tell of themselves, where nobody knew it. */
export async function addMissingFacts(
  { db, now, record }: MutationScope,
  secrets: Secrets,
  worker: Worker,
  told: MissingFacts,
): Promise<void> {
  assertBorn(told.birthday ?? null, now, 'input', 'birthday');
  const { userId: id } = worker;
  await lockWorkerForUpdate(db, id);
  const row = await loadTargetUser(db, id);
  const before = inputOf(row);
  const sectorAttributes = withMissingFacts(row, before.sectorAttributes, told);
  await updateAttributes(db, id, { ...before, sectorAttributes });
  const secretChanges = await saveSecrets(db, secrets, worker, {
    SOCIAL_SECURITY_NUMBER: row.hasSocialSecurityNumber ? undefined : told.socialSecurityNumber,
    IBAN: row.hasIban ? undefined : told.iban,
  });
  await nextVersionOfWorker(db, id, row.version);
  const after = { ...before, sectorAttributes, ...secretChanges, completed: true };
  record({ entityType: 'target-user', entityId: id, before: { ...before, completed: false }, after });
}
