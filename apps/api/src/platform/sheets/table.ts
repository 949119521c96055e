import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { SHEET_FAILURES, SHEET_LIMITS } from '@gastspiel/domain/failures/sheet-failures.ts';
import { z } from 'zod';

/** Texts as a person sees them in the file. */
export const Table = z.object({
  /** The name of the sheet; a CSV file has none. */
  sheet: z.string().nullable(),
  /** The visible ones of the workbook. */
  sheets: z.array(z.string()),
  headings: z.array(z.string()),
  rows: z.array(
    z.object({
      /** As the program counts that made the file. */
      number: z.int(),
      cells: z.array(z.string()),
      /** The columns in which a formula stands. */
      formulas: z.array(z.int()),
    }),
  ),
});
export type Table = Readonly<z.output<typeof Table>>;

export interface RawRow {
  readonly number: number;
  readonly cells: readonly string[];
  readonly formulas: readonly number[];
}

/** The first row with anything in it holds the headings; rows without anything are none. Stops at the first row too many. */
export async function tableOf(
  { sheet, sheets }: Pick<Table, 'sheet' | 'sheets'>,
  rows: AsyncIterable<RawRow> | Iterable<RawRow>,
): Promise<Table> {
  let headings: readonly string[] | undefined;
  const kept: Table['rows'] = [];
  for await (const { number, cells, formulas } of rows) {
    if (cells.length > SHEET_LIMITS.columns) throw new Failure(SHEET_FAILURES.tooManyColumns);
    const texts = cells.map((cell) => cell.trim());
    if (texts.some(({ length }) => length > SHEET_LIMITS.cell)) throw new Failure(SHEET_FAILURES.tooLongCell);
    if (texts.every((text) => text === '') && formulas.length === 0) continue;
    if (!headings) headings = texts;
    else if (kept.push({ number, cells: texts, formulas: [...formulas] }) > SHEET_LIMITS.rows) {
      throw new Failure(SHEET_FAILURES.tooManyRows);
    }
  }
  if (!headings || kept.length === 0) throw new Failure(SHEET_FAILURES.empty);
  return { sheet, sheets, headings: [...headings], rows: kept };
}
