import { operationOf } from '#platform/graphql/document.ts';
import type { TypedDocument } from '#platform/graphql/graphql.ts';

/** Something a person can have done: a mutation, and what "the same thing again" means for it. */
export interface Command<Variables, Answer> {
  /** The name of the operation. */
  readonly name: string;
  /** Ids of what it is done to; none for what is new or one's own. Kept in the browser, so never personal data. */
  readonly subject: (variables: Variables) => readonly string[];
  /** Sends it under this key. */
  readonly send: (variables: Variables, key: string) => Promise<Answer>;
  /** Fetches again what shows the change. */
  readonly renew: ((variables: Variables) => Promise<unknown>) | undefined;
  /** After a refusal too, where something else than what is on the screen must be true. */
  readonly renewsAlways: boolean;
  /** Finds in fresh data that it was done although its answer got lost. */
  readonly trace: Trace<Variables, Answer> | undefined;
  /** Doing it twice is as good as once, so no key is kept for it. */
  readonly isRepeatable: boolean;
}

/**
 * Looks at what is loaded before the command is sent. The function that it gives looks again later: it answers what was
 * done since, and undefined as long as nothing shows it.
 */
type Trace<Variables, Answer> = (variables: Variables) => () => Found<Answer> | undefined;
export interface Found<Answer> {
  readonly answer: Answer;
}

/** Sends a mutation; there is one for people who are signed in, and one for everybody. */
export type Mutate = <Data, Variables>(
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  key: string,
) => Promise<Data>;

interface CommandDefinition<Data, Variables, Answer> {
  readonly document: TypedDocument<Data, Variables>;
  /** Left out where the mutation names them as `id` or `ids`, or has none. */
  readonly subject?: (variables: Variables) => readonly string[];
  /** The part of the data that the screen needs; most need none. */
  readonly answer?: (data: Data) => Answer;
  readonly renew?: (variables: Variables) => Promise<unknown>;
  readonly renewsAlways?: boolean;
  readonly trace?: Trace<Variables, Answer>;
  readonly isRepeatable?: boolean;
}

export const commandsBy =
  (mutate: Mutate) =>
  <Data, Variables, Answer = undefined>(
    definition: CommandDefinition<Data, Variables, Answer>,
  ): Command<Variables, Answer> => {
    const {
      document,
      subject = namedIds,
      answer,
      renew,
      trace,
      renewsAlways = false,
      isRepeatable = false,
    } = definition;
    return {
      name: operationName(document),
      subject,
      send: async (variables, key) => {
        const data = await mutate(document, variables, key);
        return answer?.(data) as Answer;
      },
      renew,
      renewsAlways,
      trace,
      isRepeatable,
    };
  };

function namedIds(variables: unknown): readonly string[] {
  const { id, ids = [] } = variables as { readonly id?: string; readonly ids?: readonly string[] };
  return id === undefined ? ids : [id];
}

function operationName(document: TypedDocument<unknown, never>): string {
  const { kind, name } = operationOf(document);
  if (kind !== 'mutation') throw new Error('A command needs a mutation');
  return name;
}
