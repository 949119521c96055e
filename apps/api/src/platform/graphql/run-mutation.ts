import { type Action, permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import type { z } from 'zod';
import { type Change, writeAudit } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isRetryable } from '#platform/database/database-errors.ts';
import { answerOnce } from '#platform/graphql/idempotency.ts';
import { assertAllowed, assertTicket } from '#platform/graphql/refusals.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { type Mutation, parseInput } from '#platform/graphql/use-case.ts';
import { beginRequest, goHome } from '#platform/identity/viewer.ts';

const MAX_ATTEMPTS = 3;

/** One transaction: who is asking, may they, has it been answered before, the change, its audit record. All or nothing. */
export async function runMutation<A extends Action, Schema extends z.ZodType, Result>(
  useCase: Mutation<A, Schema, Result>,
  args: z.input<Schema>,
  context: RequestContext,
  field: string,
): Promise<Result> {
  await context.reads.close();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.database.withoutTenant((db) => attemptMutation(useCase, args, context, field, db));
    } catch (error) {
      if (!isRetryable(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

async function attemptMutation<A extends Action, Schema extends z.ZodType, Result>(
  useCase: Mutation<A, Schema, Result>,
  args: z.input<Schema>,
  context: RequestContext,
  field: string,
  db: TenantDb,
): Promise<Result> {
  const { credentials, requestId } = context;
  const viewer = await beginRequest(db, credentials);
  assertTicket([useCase.action], viewer);
  assertAllowed(useCase.action, viewer);
  const input = parseInput(useCase.input, args);
  const { personal } = permissionOf(useCase.action);
  const actor = personal && viewer.actor.kind === 'USER' ? await goHome(db, viewer.actor) : viewer.actor;
  const user = actor.kind === 'USER' ? actor : undefined;

  const execute = async (): Promise<Result> => {
    const changes: Change[] = [];
    const record = (change: Change) => void changes.push(change);
    type Scope = Parameters<typeof useCase.run>[0];
    const result = await useCase.run({
      db,
      actor,
      input,
      now: new Date(),
      credentials,
      record,
    } as unknown as Scope);
    await writeAudit(db, { action: useCase.action, requestId, ...(user ? { actor: user } : {}) }, changes);
    return result;
  };

  if (!context.idempotency || !user || useCase.secretAnswer) return execute();
  return answerOnce(db, { ...context.idempotency, userId: user.userId, field }, execute);
}
