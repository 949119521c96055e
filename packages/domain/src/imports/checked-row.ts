import type { z } from 'zod';
import type { Choices, ImportField } from '#domain/imports/import-field.ts';

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

/** The faults in the words of a table: those of a form speak of a list that nobody sees here. */
export const faultsInWords = (
  faults: Record<string, string>,
  {
    fields,
    cells,
    choices,
  }: { readonly fields: readonly ImportField[]; readonly cells: RowCells; readonly choices: Choices },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([key, sentence]) => {
      const [text, field] = [cells.get(key), fields.find((one) => one.key === key)];
      return [key, (text && field?.nameUnknown?.(text, choices)) || sentence];
    }),
  );
