import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { RequestContext } from '#platform/graphql/request-context.ts';
import { type FieldInfo, runMutation } from '#platform/graphql/run-mutation.ts';
import type { Mutation, Query } from '#platform/graphql/use-case.ts';

/** One root field for several use cases, each with a permission of its own: the argument `input` (@oneOf) names one. */
export interface Choice {
  readonly kind: 'CHOICE';
  readonly of: Readonly<Record<string, Mutation>>;
}

/** A root field is served by one of these. */
export type Served = Query | Mutation | Choice;

/** The options of a root field that serves what its input chooses; the counterpart of `serve`. */
export function serveChoice<Result>(useCases: Readonly<Record<string, Mutation>>) {
  const choice: Choice = { kind: 'CHOICE', of: useCases };
  const resolve = (_root: unknown, args: object, context: RequestContext, info: FieldInfo): Promise<Result> =>
    runMutation(chosenOf(choice, args), args, context, info) as Promise<Result>;
  return { resolve, extensions: { useCase: choice } };
}

export function chosenOf(choice: Choice, args: object): Mutation {
  // Values written in the document itself have no prototype, so `instanceof` would not know them.
  const input = 'input' in args && typeof args.input === 'object' && args.input !== null ? args.input : {};
  const [name, ...more] = Object.keys(input);
  // Its own only: every object also has a `constructor`, which is no use case.
  const isOne = name !== undefined && more.length === 0 && Object.hasOwn(choice.of, name);
  const chosen = isOne ? choice.of[name] : undefined;
  if (!chosen) throw new Failure(GENERAL_FAILURES.invalidInput);
  return chosen;
}
