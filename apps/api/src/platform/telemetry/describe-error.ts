/** An error as the log may hold it: PostgreSQL puts a row's values into `detail` and `where`, which are personal data. */
export function describeError(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(`a thrown ${typeof error}`);
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return { type: name, message, stack, code, constraint, cause: causesOf(error).join(': ') || undefined };
}

const MOST_CAUSES = 5;

/** From the nearest to the deepest: that a certificate is not trusted stands in the last one. */
function causesOf(error: unknown): string[] {
  const causes: string[] = [];
  for (let cause = nextOf(error); cause && causes.length < MOST_CAUSES; cause = nextOf(cause)) {
    causes.push(cause.message || String(Reflect.get(cause, 'code') ?? cause.name));
  }
  return causes;
}

const nextOf = (error: unknown): Error | undefined =>
  error instanceof Error && error.cause instanceof Error ? error.cause : undefined;
