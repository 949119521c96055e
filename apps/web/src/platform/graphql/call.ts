import type { TypedDocument } from '#platform/graphql/graphql.ts';
import { operationOf, textOf } from './document.ts';

/** One GraphQL request, ready to be sent and sent again. */
export interface Call {
  readonly body: string;
  readonly isMutation: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** A mutation has the key of its attempt, by which the server knows it again; a query has none. */
export function toCall<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  key?: string,
): Call {
  const isMutation = operationOf(document).kind === 'mutation';
  if (isMutation !== (key !== undefined)) throw new Error('Mutations, and they alone, are sent as commands');
  return {
    body: JSON.stringify({ query: textOf(document), variables }),
    isMutation,
    headers: {
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  };
}
