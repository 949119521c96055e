/** An error as the log may hold it: PostgreSQL puts a row's values into `detail` and `where`, which are personal data. */
export function describeError(error: unknown) {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(`a thrown ${typeof error}`);
  const { code, constraint, cause } = (error ?? {}) as { code?: unknown; constraint?: unknown; cause?: unknown };
  return { type: name, message, stack, code, constraint, cause: cause instanceof Error ? cause.message : undefined };
}
