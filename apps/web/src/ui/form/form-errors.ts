/** How many fields have an error; the library nests them as the values are nested. */
export function countErrors(errors: object): number {
  return Object.values(errors).reduce((sum: number, error: unknown) => {
    if (typeof error !== 'object' || error === null) return sum;
    const isLeaf = 'type' in error && typeof error.type === 'string';
    return sum + (isLeaf ? 1 : countErrors(error));
  }, 0);
}

interface Failure {
  readonly message: string;
  /** Path → sentence, as the server sees the form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId?: string | undefined;
}

/** What a failed save says: errors of the API carry sentences, any other error's message is not for people. */
export function failureOf(error: unknown, fallback: string): Failure {
  if (!(error instanceof Error) || !('fields' in error)) return { message: fallback, fields: {} };
  const { fields, requestId } = error as Error & Failure;
  return { message: error.message, fields, requestId };
}
