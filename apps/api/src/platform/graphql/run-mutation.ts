import { type Action, permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import type { z } from 'zod';
import { type AuditSource, type Change, writeAudit } from '#platform/audit/audit.ts';
import { settleAll } from '#platform/database/before-commit.ts';
import { bindTenant } from '#platform/database/bound.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { isRetryable } from '#platform/database/database-errors.ts';
import { type Asked, asksNoMore } from '#platform/graphql/asks-no-more.ts';
import { answerOnce, assertOnlyIds } from '#platform/graphql/idempotency.ts';
import { assertAllowed, assertTicket } from '#platform/graphql/refusals.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { type Mutation, parseInput } from '#platform/graphql/use-case.ts';
import { beginRequest, goHome, type Viewer } from '#platform/identity/viewer.ts';
import { refuseAway } from '#platform/moving/agency-away.ts';

const MAX_ATTEMPTS = 3;

/** The field of the document that asks for the change: its name in the answer, and what of it is asked for. */
export type FieldInfo = Asked & { readonly path: { readonly key: string | number } };

/** One transaction: who is asking, may they, has it been answered before, the change, its audit record. All or nothing. */
export async function runMutation<A extends Action, Schema extends z.ZodType, Result, Prepared, Answer>(
  useCase: Mutation<A, Schema, Result, Prepared, Answer>,
  args: z.input<Schema>,
  context: RequestContext,
  field: FieldInfo,
): Promise<Answer> {
  await context.endReads();
  const prepared = await prepare(useCase, args, context);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await context.database.withoutTenant((db) => attemptMutation(useCase, args, prepared, context, field, db));
    } catch (error) {
      if (!isRetryable(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Slow work is done only for those who may ask for it, so the right to it is looked at before and again within. */
async function prepare<A extends Action, Schema extends z.ZodType, Result, Prepared, Answer>(
  useCase: Mutation<A, Schema, Result, Prepared, Answer>,
  args: z.input<Schema>,
  context: RequestContext,
): Promise<Prepared | undefined> {
  const { database, credentials, secrets, press, addresses } = context;
  if (!useCase.prepare) return undefined;
  const viewer = await beginRequest(database.single, credentials);
  context.seen = viewer;
  assertAllowed(useCase.action, viewer);
  refuseAway(viewer.held, 'PEOPLE');
  type Outside = Parameters<typeof useCase.prepare>[1];
  const outside = { database, credentials, secrets, press, addresses, actor: viewer.actor } as unknown as Outside;
  return useCase.prepare(parseInput(useCase.input, args), outside);
}

async function attemptMutation<A extends Action, Schema extends z.ZodType, Result, Prepared, Answer>(
  useCase: Mutation<A, Schema, Result, Prepared, Answer>,
  args: z.input<Schema>,
  prepared: Prepared | undefined,
  context: RequestContext,
  field: FieldInfo,
  db: TenantDb,
): Promise<Answer> {
  const { credentials, requestId, secrets, press } = context;
  const viewer = await beginRequest(db, credentials);
  assertTicket([useCase.action], viewer);
  assertAllowed(useCase.action, viewer);
  refuseAway(viewer.held, 'PEOPLE');
  const input = parseInput(useCase.input, args);
  const actor = await actorOf(useCase.action, viewer, db);
  const user = actor.kind === 'USER' ? actor : undefined;
  const now = new Date();

  type Scope = Parameters<typeof useCase.run>[0];
  const execute = async (): Promise<Result> => {
    const changes: Change[] = [];
    let accounted = false;
    const record = (change: Change) => {
      accounted = true;
      changes.push(change);
    };
    const nothingChanged = () => {
      accounted = true;
    };
    let speaker: AuditSource['actor'] = user;
    const speakFor = (person: typeof speaker) => {
      speaker = person;
    };
    const scope = {
      db,
      actor,
      input,
      now,
      secrets,
      press,
      credentials,
      record,
      nothingChanged,
      speakFor,
      prepared,
    };
    const result = await useCase.run(scope as unknown as Scope);
    if (!useCase.isSecret) assertOnlyIds(result);
    if (!accounted) throw new Error(`${useCase.action} left no audit record`);
    const source = { action: useCase.action, requestId, ...(speaker ? { actor: speaker } : {}) };
    // Both now, since what is answered may look at it.
    await Promise.all([settleAll(db), writeAudit(db, source, changes)]);
    return result;
  };

  const key = useCase.isSecret ? undefined : context.idempotency;
  const result =
    key && user
      ? await answerOnce(db, { ...key, userId: user.userId, field: String(field.path.key) }, async () => {
          const done = await execute();
          // It has moved into the tenant that it made; the key was taken where the person acts.
          if (useCase.answersIn) await bindTenant(db, user.tenantId);
          return done;
        })
      : await execute();
  const answersIn = useCase.answersIn?.(result);
  if (answersIn) {
    await bindTenant(db, answersIn);
    context.readIn(answersIn);
  }
  if (!useCase.answer || asksNoMore(result, field)) return result as unknown as Answer;
  // Loaded anew also for a repeated request: the row is shown as it is now, to somebody who may see it now.
  return useCase.answer({ db, actor: actor as Scope['actor'], now, secrets }, result);
}

const actorOf = async (action: Action, { actor }: Viewer, db: TenantDb) =>
  permissionOf(action).personal && actor.kind === 'USER' ? goHome(db, actor) : actor;
