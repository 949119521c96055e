import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { keysOf } from '@gastspiel/domain/input/keys-of.ts';
import { TARGET_USER_FAILURES } from '@gastspiel/domain/target-users/target-user-failures.ts';
import { TARGET_USER_SECRETS, type TargetUserSecret } from '@gastspiel/domain/target-users/target-user-values.ts';
import { z } from 'zod';
import { openTargetUser, targetUserId } from '#features/target-users/find-target-user.ts';
import { openSecret } from '#features/target-users/sealed-secrets.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { secretMutation } from '#platform/graphql/use-case.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

const secret = z.enum(keysOf(TARGET_USER_SECRETS));

/** One secret of one worker. A mutation, because each reading leaves its record. */
export const revealTargetUserSecret = secretMutation({
  action: 'target-user-secrets.reveal',
  input: z.object({ targetUserId, secret }),
  run: async ({ db, actor, input, secrets, record }) => {
    const { id: userId } = await openTargetUser(db, actor, input.targetUserId);
    return reveal(db, secrets, { tenantId: actor.tenantId, userId }, input.secret, record);
  },
});

export const revealOwnSecret = secretMutation({
  action: 'own-profile.read',
  input: z.object({ secret }),
  run: ({ db, actor, input, secrets, record }) => reveal(db, secrets, actor, input.secret, record),
});

async function reveal(
  db: TenantDb,
  secrets: Secrets,
  worker: { readonly tenantId: string; readonly userId: string },
  which: TargetUserSecret,
  record: (change: Change) => void,
): Promise<{ value: string }> {
  const value = await openSecret(db, secrets, worker, which);
  if (value === undefined) throw new Failure(GENERAL_FAILURES.notFound);
  if (value === null) throw new Failure(TARGET_USER_FAILURES.noSecret);
  record({ entityType: 'target-user', entityId: worker.userId, after: { revealed: which } });
  return { value };
}
