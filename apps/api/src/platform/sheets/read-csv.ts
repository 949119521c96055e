import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { SHEET_FAILURES, SHEET_LIMITS } from '@gastspiel/domain/failures/sheet-failures.ts';
import { type RawRow, type Table, tableOf } from '#platform/sheets/table.ts';

/** A table in text: charset and separator are what fits. Whatever looks like a formula is only text here. */
export function readCsv(bytes: Buffer): Promise<Table> {
  const text = textOf(bytes);
  // Tables of web pages are handed out as .xls.
  if (text.includes('\0') || /^\s*(?:<|\{\\rtf)/.test(text)) throw new Failure(SHEET_FAILURES.unknownKind);
  const [, named] = /^sep=(.)\r?\n/i.exec(text) ?? [];
  const body = named ? text.slice(text.indexOf('\n') + 1) : text;
  return tableOf({ sheet: null, sheets: [] }, rowsOf(body, named ?? separatorOf(body), named ? 2 : 1));
}

/** By its mark, else UTF-8 if it is some, else what Windows writes here. */
function textOf(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Every other byte of German in UTF-16 is zero.
  const begin = bytes.subarray(0, 200);
  const zeros = (odd: 0 | 1) => begin.filter((byte, index) => index % 2 === odd && byte === 0).length;
  if (zeros(1) > begin.length / 4) return new TextDecoder('utf-16le').decode(bytes);
  if (zeros(0) > begin.length / 4) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARATORS = [';', '\t', ',', '|'];

/** The one that cuts the first lines into most columns, equally often; a comma stands in many a text. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r?\n/, 10)
    .filter(Boolean);
  const score = (separator: string): number => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    return Math.min(...counts) * 1000 + (counts[0] ?? 0);
  };
  return SEPARATORS.reduce((best, one) => (score(one) > score(best) ? one : best));
}

/** As many as Excel has; empty ones count as well, for as long as they are read. */
const MOST_CELLS = 16_384;
const MOST_LINES = 1_048_576;

/** RFC 4180, and what programs make of it: quotes within a cell that did not begin with one are letters. */
function* rowsOf(text: string, separator: string, first: number): Generator<RawRow> {
  let [cells, cell, number, isQuoted]: [string[], string, number, boolean] = [[], '', first, false];
  let begun = first;
  const END = new RegExp(`["\\r\\n${separator === '|' ? '\\|' : separator}]`, 'g');
  let at = 0;
  while (at < text.length) {
    // Here and not at the end of the row, which may be the end of the file.
    if (cell.length > SHEET_LIMITS.cell) throw new Failure(SHEET_FAILURES.tooLongCell);
    if (cells.length > MOST_CELLS) throw new Failure(SHEET_FAILURES.tooManyColumns);
    if (isQuoted) {
      const quote = text.indexOf('"', at);
      const until = quote < 0 ? text.length : quote;
      const part = text.slice(at, until);
      number += part.split('\n').length - 1;
      cell += part;
      isQuoted = text[until + 1] === '"';
      if (isQuoted) cell += '"';
      at = until + (isQuoted ? 2 : 1);
      continue;
    }
    END.lastIndex = at;
    const found = END.exec(text);
    cell += text.slice(at, found?.index ?? text.length);
    if (!found) break;
    const { 0: sign, index } = found;
    at = index + 1;
    if (sign === '"') {
      if (cell.trim() === '') [isQuoted, cell] = [true, ''];
      else cell += '"';
    } else if (sign === separator) {
      cells.push(unguarded(cell));
      cell = '';
    } else {
      if (sign === '\r' && text[at] === '\n') at += 1;
      if (cell !== '' || cells.length > 0) yield { number: begun, cells: [...cells, unguarded(cell)], formulas: [] };
      [cells, cell, number] = [[], '', number + 1];
      if (number > MOST_LINES) throw new Failure(SHEET_FAILURES.tooManyRows);
      begun = number;
    }
  }
  if (cell !== '' || cells.length > 0) yield { number: begun, cells: [...cells, unguarded(cell)], formulas: [] };
}

/** The apostrophe by which files that we hand out guard what looks like a formula. */
const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');
