/** There is no free connection and the queue is full, or the database does not answer: come back later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/**
 * 57P0x: shutting down or starting; 08xxx: connection lost; 53xxx: out of connections, memory or disk; 57014 and 55P03:
 * a statement or a lock took too long; 25P0x: a transaction did.
 */
const UNAVAILABLE = /^(57P0[1235]|57014|55P03|25P0[34]|08\w{3}|53\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** Says whether the database is away, so that the caller is told to come back instead of "internal error". */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = codeOf(error);
  if (code !== undefined) return UNAVAILABLE.test(code);
  return (
    error instanceof Error && /^Connection terminated|^Client has encountered a connection error/.test(error.message)
  );
}

/** Serialisation failures and deadlocks go away when the whole transaction is run again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '');

/** A character that PostgreSQL can not hold, such as NUL. */
export const isUnstorable = (error: unknown): boolean => ['22021', '22P05'].includes(codeOf(error) ?? '');

export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503';
