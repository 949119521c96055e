import type { z } from 'zod';

/** The cells of a row by the fields that its columns mean. */
export type RowCells = ReadonlyMap<string, string>;

export interface CheckedRow<Values> {
  /** Missing where anything is wrong: a row is taken over whole or not at all. */
  readonly values: Values | undefined;
  /** Sentences by field. */
  readonly faults: Record<string, string>;
}

/** The form's faults at the fields of the table; one that belongs to none stands at the row. */
export function faultsOf(error: z.ZodError | undefined, fieldAt: (path: string) => string | undefined) {
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[fieldAt(path.join('.')) ?? ''] ??= message;
  return faults;
}
