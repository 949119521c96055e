import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';

/** One column: its heading in German, and what a row shows there. */
export interface CsvColumn<Row> {
  readonly label: string;
  readonly value: (row: Row) => string | number | null;
}

const BOM = '\ufeff';
const CHUNK_CHARACTERS = 64 * 1024;

/** A table as the Excel of an Austrian office opens it: UTF-8 with its mark, semicolons, CRLF. One chunk holds many rows. */
export async function* csvOf<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
): AsyncGenerator<string, void> {
  let chunk = BOM + lineOf(columns.map(({ label }) => label));
  for await (const row of rows) {
    chunk += lineOf(columns.map(({ value }) => value(row)));
    if (chunk.length < CHUNK_CHARACTERS) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk) yield chunk;
}

/** As people write it: 14.03.1998. */
export const csvDay = (day: string | null): string | null =>
  day && `${day.slice(8, 10)}.${day.slice(5, 7)}.${day.slice(0, 4)}`;

/** 14.03.1998 18:00, on the clocks of Vienna. */
export const csvTime = (instant: Date): string => {
  const [day = '', time = ''] = toOffsetString(instant).split('T');
  return `${csvDay(day)} ${time.slice(0, 5)}`;
};

const lineOf = (cells: readonly (string | number | null)[]): string => `${cells.map(cellOf).join(';')}\r\n`;

/** The decimal comma; a number never needs quotes. */
const cellOf = (value: string | number | null): string => {
  if (value === null) return '';
  return typeof value === 'number' ? String(value).replace('.', ',') : quoted(harmless(value));
};

const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
/** Phone numbers and negative amounts: without a letter or a sign such as | a formula reaches nothing and nobody. */
const MERE_NUMBER = /^[+-][\d ()/.,-]*$/;

/** A spreadsheet would run what somebody wrote into a name; behind an apostrophe it is text. */
const harmless = (text: string): string => (FORMULA.test(text) && !MERE_NUMBER.test(text) ? `'${text}` : text);

const quoted = (text: string): string => (/[;"\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
