import { type Action, permissionOf } from '@gastspiel/domain/permissions/permissions.ts';
import type { z } from 'zod';
import type { Builder } from '#platform/graphql/builder.ts';
import type { Served } from '#platform/graphql/choice.ts';
import { argsOf, type FieldNotes } from '#platform/graphql/input-of.ts';
import { assertAllowed, assertTicket } from '#platform/graphql/refusals.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { type FieldInfo, runMutation } from '#platform/graphql/run-mutation.ts';
import { type Mutation, parseInput, type Query } from '#platform/graphql/use-case.ts';

/** The extensions of a root field: the machine and the tests see in them what serves it. */
export interface ServedBy {
  readonly useCase: Served;
}

/**
 * The options that make a root field the door to a use case: nothing reaches `run` but through here. Its arguments are the use
 * case's input, with notes where zod does not say enough.
 */
export function serve<A extends Action, Schema extends z.ZodObject, Result, Prepared, Answer>(
  builder: Builder,
  useCase: Query<A, Schema, Answer> | Mutation<A, Schema, Result, Prepared, Answer>,
  notes: FieldNotes<NoInfer<Schema>> = {},
) {
  const resolve = async (_root: unknown, args: object, context: RequestContext, info: FieldInfo): Promise<Answer> =>
    useCase.kind === 'QUERY'
      ? runQuery(useCase, args, context)
      : runMutation(useCase, args as z.input<Schema>, context, info);
  return { args: argsOf(builder, useCase.input, notes), resolve, extensions: { useCase } };
}

async function runQuery<A extends Action, Schema extends z.ZodType, Result>(
  useCase: Query<A, Schema, Result>,
  args: object,
  context: RequestContext,
): Promise<Result> {
  const viewer = await context.reads.viewer();
  assertTicket([useCase.action], viewer);
  assertAllowed(useCase.action, viewer);
  const input = parseInput(useCase.input, args);
  const db = permissionOf(useCase.action).roles === 'ANYONE' ? undefined : await context.reads.db();
  type Scope = Parameters<typeof useCase.run>[0];
  const { database, credentials, secrets, press } = context;
  const scope = { db, database, credentials, secrets, press, actor: viewer.actor, input, now: new Date() };
  return useCase.run(scope as unknown as Scope);
}
