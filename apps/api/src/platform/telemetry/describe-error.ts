import { GraphQLError } from 'graphql';

/**
 * An error as the log may hold it, without personal data: PostgreSQL puts a row's values into `detail` and `where`, and graphql
 * repeats a value that does not fit in its message, which begins the stack too.
 */
export function describeError(error: unknown) {
  const {
    name,
    message,
    stack = '',
  } = withoutValues(error instanceof Error ? error : new Error(`a thrown ${typeof error}`));
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return { type: name, message, stack, code, constraint, cause: causesOf(error).join(': ') || undefined };
}

function withoutValues(error: Error): Pick<Error, 'name' | 'message' | 'stack'> {
  if (!(error instanceof GraphQLError)) return error;
  const message = 'a value does not fit the schema';
  const frames = /\n +at [\s\S]*$/.exec(error.stack ?? '')?.[0] ?? '';
  return { name: error.name, message, stack: `${error.name}: ${message}${frames}` };
}

const MOST_CAUSES = 5;

/** From the nearest to the deepest: that a certificate is not trusted stands in the last one. */
function causesOf(error: unknown): string[] {
  const causes: string[] = [];
  for (let cause = nextOf(error); cause && causes.length < MOST_CAUSES; cause = nextOf(cause)) {
    causes.push(withoutValues(cause).message || String(Reflect.get(cause, 'code') ?? cause.name));
  }
  return causes;
}

const nextOf = (error: unknown): Error | undefined =>
  error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
