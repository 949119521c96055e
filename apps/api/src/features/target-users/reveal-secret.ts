import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import {
  TARGET_USER_SECRETS,
  type TargetUserSecret,
  valuesOf,
} from '@gastspiel/domain/target-users/target-user-values.ts';
import { z } from 'zod';
import { targetUserId } from '#features/target-users/find-target-user.ts';
import { openSecret } from '#features/target-users/sealed-fields.ts';
import { findSealedSecrets } from '#features/target-users/secrets.sql.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const secret = z.enum(valuesOf(TARGET_USER_SECRETS));

/** One secret of one worker. A mutation, because each reading leaves its record. */
export const revealTargetUserSecret = mutation({
  action: 'target-user-secrets.reveal',
  input: z.object({ targetUserId, secret }),
  secretAnswer: true,
  run: ({ db, actor, input, secrets, record }) =>
    reveal(db, secrets, { tenantId: actor.tenantId, userId: input.targetUserId }, input.secret, record),
});

export const revealOwnSecret = mutation({
  action: 'own-profile.read',
  input: z.object({ secret }),
  secretAnswer: true,
  run: ({ db, actor, input, secrets, record }) => reveal(db, secrets, actor, input.secret, record),
});

async function reveal(
  db: TenantDb,
  secrets: Secrets,
  worker: { readonly tenantId: string; readonly userId: string },
  which: TargetUserSecret,
  record: (change: Change) => void,
): Promise<{ value: string }> {
  const sealed = await findSealedSecrets(db, worker.userId);
  if (!sealed) throw new Failure(GENERAL_FAILURES.notFound);
  const value = sealed[which];
  if (!value) throw new Failure(TARGET_USER_FAILURES.noSecret);
  record({ entityType: 'target-user', entityId: worker.userId, after: { revealed: which } });
  return { value: openSecret(secrets, worker, which, value) };
}
