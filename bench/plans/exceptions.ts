interface Exception {
  /** Never more rows than these. */
  readonly atMost: number;
  /** Nothing shorter would answer the question. */
  readonly because: string;
}

/** Statements of the pages that may look at more than ten times the rows that they answer. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {};
