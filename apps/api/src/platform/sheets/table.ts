import { setImmediate } from 'node:timers/promises';
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

/** So many rows are read before others have their turn. */
const AT_A_TIME = 1000;
/** Above the headings stand a name and a day, hardly more. */
const MOST_TITLES = 10;

/**
 * The first row with anything in it holds the headings, but for rows of a single cell above one of three or more: those are titles. Rows
 * without anything are none. Stops at the first row too many.
 */
export async function tableOf(
  { sheet, sheets }: Pick<Table, 'sheet' | 'sheets'>,
  rows: AsyncIterable<RawRow> | Iterable<RawRow>,
): Promise<Table> {
  let headings: readonly string[] | undefined;
  const kept: Table['rows'] = [];
  let widest = 0;
  let read = 0;
  for await (const { number, cells, formulas } of rows) {
    read += 1;
    if (read % AT_A_TIME === 0) await setImmediate();
    const texts = cells.map((cell) => cell.trim());
    while (texts.at(-1) === '') texts.pop();
    if (texts.length > SHEET_LIMITS.columns) throw new Failure(SHEET_FAILURES.tooManyColumns);
    if (texts.some(({ length }) => length > SHEET_LIMITS.cell)) throw new Failure(SHEET_FAILURES.tooLongCell);
    if (texts.length === 0 && formulas.length === 0) continue;
    const filled = texts.filter(Boolean).length;
    if (!headings || (filled > 2 && widest === 1 && kept.length < MOST_TITLES)) {
      headings = texts;
      kept.length = 0;
      widest = filled;
    } else if (kept.push({ number, cells: texts, formulas: [...formulas] }) > SHEET_LIMITS.rows) {
      throw new Failure(SHEET_FAILURES.tooManyRows);
    }
  }
  if (!headings || kept.length === 0) throw new Failure(SHEET_FAILURES.empty);
  // A column may have no heading.
  const width = kept.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  return { sheet, sheets, headings: Array.from({ length: width }, (_, at) => headings?.[at] ?? ''), rows: kept };
}
