/** The answer of an operation. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

export const problem = (status: number, code: string, more: Readonly<Record<string, unknown>> = {}): Answer => ({
  status,
  body: { code, ...more },
});
