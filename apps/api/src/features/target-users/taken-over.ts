import { changedPaths } from '@gastspiel/domain/input/changed-paths.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { valueAt, valuesAt, withValueAt } from '@gastspiel/domain/input/value-at.ts';
import { BLANK_WORKER } from '@gastspiel/domain/target-users/blank-worker.ts';
import { completeWorker } from '@gastspiel/domain/target-users/complete-worker.ts';
import type { TargetUserInput } from '@gastspiel/domain/target-users/target-user-input.ts';
import { linkedFailure } from '@gastspiel/domain/target-users/target-user-links.ts';
import { TARGET_USER_SECRETS } from '@gastspiel/domain/target-users/target-user-values.ts';
import type { z } from 'zod';
import { loadTargetUser } from '#features/target-users/find-target-user.ts';
import { isInvitedAlready } from '#features/target-users/invitations.sql.ts';
import { lockWorkerForUpdate } from '#features/target-users/locks.sql.ts';
import { findKeptSecrets, type GivenSecrets, saveSecrets } from '#features/target-users/sealed-secrets.ts';
import { inputOf } from '#features/target-users/target-user-row.ts';
import {
  eraseLoggedData,
  findTargetUser,
  saveMemberships,
  updateAttributes,
} from '#features/target-users/target-users.sql.ts';
import { deleteWorker, nextVersionOfWorker } from '#features/users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { deleteUnlessLinked } from '#platform/database/delete-unless-linked.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

type Worker = z.output<typeof TargetUserInput>;

/** Data that came from a file; the history names it. */
interface TakingOver extends MutationScope {
  readonly tenantId: string;
  readonly secrets: Secrets;
  readonly fileName: string;
}
/** The version that it left behind, the paths that were filled, and as it was there. */
interface Completed {
  readonly version: number;
  readonly filled: readonly string[];
  readonly before: Readonly<Record<string, unknown>>;
}
interface Touched {
  readonly id: string;
  readonly version: number;
}

/** The worker as a file would complete them, and the paths where nothing was known until now. */
export async function missingOf(db: TenantDb, id: string, given: Worker, givenSecrets: GivenSecrets) {
  const [row, kept] = await Promise.all([loadTargetUser(db, id), findKeptSecrets(db, id)]);
  const before = inputOf(row);
  const after = completeWorker(before, given);
  const missing = keysOf(TARGET_USER_SECRETS).filter((secret) => givenSecrets[secret] && !kept.has(secret));
  return { version: row.version, before, after, missing, filled: [...changedPaths(before, after), ...missing] };
}

/** Completes a worker where nothing was known, and answers what was filled. Whoever edits the same one meanwhile saves first or is told. */
export async function completeKnownWorker(
  { db, tenantId, secrets, record, fileName }: TakingOver,
  id: string,
  given: Worker,
  givenSecrets: GivenSecrets,
): Promise<Completed> {
  await lockWorkerForUpdate(db, id);
  const { version, before, after, missing, filled } = await missingOf(db, id, given, givenSecrets);
  if (filled.length === 0) return { version, filled, before: {} };
  await save(db, id, after);
  const changes = await saveSecrets(
    db,
    secrets,
    { tenantId, userId: id },
    Object.fromEntries(missing.map((secret) => [secret, givenSecrets[secret]])),
  );
  record({ entityType: 'target-user', entityId: id, before, after: { ...after, ...changes, imported: fileName } });
  const next = (await nextVersionOfWorker(db, id, version)) ?? version;
  return { version: next, filled, before: valuesAt(before, filled) };
}

async function save(db: TenantDb, id: string, values: Worker): Promise<void> {
  await updateAttributes(db, id, values);
  await saveMemberships(db, id, 'pools', values.availableInPoolIds);
  await saveMemberships(db, id, 'types', values.availableForAppointmentTypeIds);
}

/** False when somebody has touched the worker since: saved, invited, offered or booked. */
export async function removeEnteredWorker(
  { db, record, fileName }: TakingOver,
  { id, version }: Touched,
): Promise<boolean> {
  await lockWorkerForUpdate(db, id);
  const worker = await findTargetUser(db, id);
  if (worker?.version !== version || !worker.awaitsAccount || (await isInvitedAlready(db, id))) return false;
  if (!(await deleteUnlessLinked(deleteWorker(db, worker), linkedFailure))) return false;
  await eraseLoggedData(db, id);
  record({
    entityType: 'target-user',
    entityId: id,
    before: { deleted: false },
    after: { deleted: true, importUndone: fileName },
  });
  return true;
}

/** Puts back what was there before a file has filled it; false when somebody has saved the worker since. */
export async function emptyWorker(
  { db, tenantId, secrets, record, fileName }: TakingOver,
  { id, version, filled, before: was }: Touched & Completed,
): Promise<boolean> {
  await lockWorkerForUpdate(db, id);
  const worker = await findTargetUser(db, id);
  if (worker?.version !== version) return false;
  const before = inputOf(worker);
  const secret = keysOf(TARGET_USER_SECRETS).filter((name) => filled.includes(name));
  const after = filled.reduce<Worker>(
    (values, path) =>
      path in TARGET_USER_SECRETS ? values : withValueAt(values, path, was[path] ?? valueAt(BLANK_WORKER, path)),
    before,
  );
  await save(db, id, after);
  const changes = await saveSecrets(
    db,
    secrets,
    { tenantId, userId: id },
    Object.fromEntries(secret.map((name) => [name, null])),
  );
  await nextVersionOfWorker(db, id, version);
  record({ entityType: 'target-user', entityId: id, before, after: { ...after, ...changes, importUndone: fileName } });
  return true;
}
