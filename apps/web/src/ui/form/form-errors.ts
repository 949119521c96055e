interface ErrorCount {
  /** Fields that are still empty. */
  readonly missing: number;
  /** Fields with something that does not fit. */
  readonly wrong: number;
}

/** How many fields have an error; the library nests them as the values are nested. */
export function countErrors(errors: object, values: unknown): ErrorCount {
  let [missing, wrong] = [0, 0];
  for (const [key, error] of Object.entries(errors)) {
    if (typeof error !== 'object' || error === null) continue;
    const value = (values as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    if ('type' in error && typeof error.type === 'string') {
      if (isEmpty(value)) missing += 1;
      else wrong += 1;
    } else {
      const within = countErrors(error, value);
      missing += within.missing;
      wrong += within.wrong;
    }
  }
  return { missing, wrong };
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' ? value.trim() === '' : isEmptyList(value));
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

interface Failure {
  readonly message: string;
  /** Path → sentence, as the server sees the form. */
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId?: string | undefined;
}

/** The sentence about a failed save: errors of the API carry sentences, any other error's message is not for people. */
export function failureOf(error: unknown, fallback: string): Failure {
  if (!(error instanceof Error) || !('fields' in error)) return { message: fallback, fields: {} };
  const { fields, requestId } = error as Error & Failure;
  return { message: error.message, fields, requestId };
}
