import { type ASTNode, print } from '@0no-co/graphql.web';
import type { TadaDocumentNode } from 'gql.tada';

/** One GraphQL request, ready to be sent and sent again. */
export interface Call {
  readonly body: string;
  readonly isMutation: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

export function toCall<Result, Variables>(document: TadaDocumentNode<Result, Variables>, variables: Variables): Call {
  const [operation] = document.definitions;
  const isMutation = operation?.kind === 'OperationDefinition' && operation.operation === 'mutation';
  return {
    body: JSON.stringify({ query: print(document as ASTNode), variables }),
    isMutation,
    headers: {
      'content-type': 'application/json',
      // A mutation that is sent twice is done once.
      ...(isMutation && { 'idempotency-key': crypto.randomUUID() }),
    },
  };
}
