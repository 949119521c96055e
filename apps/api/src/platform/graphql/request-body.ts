export interface GraphQLBody {
  readonly query: string;
  readonly variables: Record<string, unknown> | undefined;
  readonly operationName: string | undefined;
}

/** Coercion compares every unknown key with every known one: without a bound, variables alone keep a core busy. */
const MAX_VARIABLE_NODES = 5000;
const MAX_VARIABLE_DEPTH = 12;

export const TOO_MUCH = `The variables hold at most ${MAX_VARIABLE_NODES} values, no deeper than ${MAX_VARIABLE_DEPTH} levels.`;

/** The body, or undefined when it is not a GraphQL request. */
export function parseGraphQLBody(body: unknown): GraphQLBody | undefined {
  if (!isRecord(body)) return undefined;
  const { query, variables, operationName } = body;
  if (typeof query !== 'string') return undefined;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether the variables are few enough to be looked at. */
export function isModest({ variables }: Pick<GraphQLBody, 'variables'>): boolean {
  let nodes = 0;
  const visit = (value: unknown, depth: number): boolean => {
    nodes += 1;
    if (nodes > MAX_VARIABLE_NODES || depth > MAX_VARIABLE_DEPTH) return false;
    if (typeof value !== 'object' || value === null) return true;
    return Object.values(value).every((inner) => visit(inner, depth + 1));
  };
  return visit(variables, 0);
}
