/** There is no free connection and the queue is full, or the database does not answer: come back later. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}

const detailOf = (error: unknown, name: 'code' | 'constraint' | 'table'): string | undefined => {
  const detail: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof detail === 'string' ? detail : undefined;
};
const codeOf = (error: unknown): string | undefined => detailOf(error, 'code');

/** The database takes no writes: a standby that is about to become the first one, or one that was told so. */
export const READ_ONLY = '25006';

export const isReadOnly = (error: unknown): boolean => codeOf(error) === READ_ONLY;

/**
 * 57P0x: shutting down or starting; 08xxx: connection lost; 53xxx: out of connections, memory or disk; 57014 and 55P03:
 * a statement or a lock took too long; 25P0x: a transaction did; 25006: no writes at the moment.
 */
const UNAVAILABLE =
  /^(57P0[1235]|57014|55P03|25P0[34]|25006|08\w{3}|53\w{3}|ECONN\w+|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN)$/;

/** How pg says it without a code; the last two: nobody answered there. */
const LOST =
  /^Connection terminated|^Client has encountered a connection error|^timeout expired|^timeout exceeded when trying/;

/** Says whether the database is away, so that the caller is told to come back instead of "internal error". */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true;
  const code = codeOf(error);
  if (code !== undefined) return UNAVAILABLE.test(code);
  return error instanceof Error && LOST.test(error.message);
}

/** Serialisation failures and deadlocks go away when the whole transaction is run again. */
export const isRetryable = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error) ?? '');

/** A character that PostgreSQL can not hold, such as NUL. */
export const isUnstorable = (error: unknown): boolean =>
  ['22021', '22P05'].includes(codeOf(error) ?? '') || isMalformedJson(error);

/** Our own JSON is well-formed but for one thing: half of a character, which a caller can send. */
const isMalformedJson = (error: unknown): boolean =>
  codeOf(error) === '22P02' && error instanceof Error && /\btype json\b/.test(error.message);

/** A value that no column takes, or a rule of the table refuses: the caller's data, whatever else is wrong with them. */
export const isRefusedValue = (error: unknown): boolean => /^2[23]/.test(codeOf(error) ?? '');

export const isForeignKeyViolation = (error: unknown): boolean => codeOf(error) === '23503';

/** Says whether a value is there already that this constraint allows once. */
export const violatesUnique = (error: unknown, constraint: string): boolean =>
  codeOf(error) === '23505' && detailOf(error, 'constraint') === constraint;

/** The constraint that holds a value for somebody else, or undefined when the error is another one. */
export const brokenUnique = (error: unknown): string | undefined =>
  codeOf(error) === '23505' ? detailOf(error, 'constraint') : undefined;

/** The table whose rows still point at what was to be deleted, or undefined when the error is another one. */
export const referencingTable = (error: unknown): string | undefined =>
  isForeignKeyViolation(error) ? detailOf(error, 'table') : undefined;

export const isExclusionViolation = (error: unknown): boolean => codeOf(error) === '23P01';
