export interface GraphQLBody {
  readonly query: string;
  readonly variables: Record<string, unknown> | undefined;
  readonly operationName: string | undefined;
}

/** The body, or undefined when it is not a GraphQL request. */
export function parseGraphQLBody(body: unknown): GraphQLBody | undefined {
  if (!isRecord(body)) return undefined;
  const { query, variables, operationName } = body;
  if (typeof query !== 'string' || looksLikeJson(query)) return undefined;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** mercurius takes a syntax tree in JSON for a document, which would go around the limit on tokens. */
const looksLikeJson = (query: string): boolean => /^\s*(\{\s*["}]|[["\d-]|true|false|null)/.test(query);
