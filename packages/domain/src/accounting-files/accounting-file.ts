import { type Charset, encode, markOf } from '#domain/accounting-files/charset.ts';
import type { Layout } from '#domain/accounting-files/layout.ts';
import type { Mapping } from '#domain/accounting-files/mapping.ts';
import { defineFailures } from '#domain/failures/failure.ts';
import type { Day } from '#domain/time/vienna-day.ts';

/** The gaps that keep a file from being made. */
export const GAP_CODES = [
  'HEADER',
  'REVENUE',
  'CUSTOMER_ACCOUNT',
  'INVOICE_NUMBER',
  'AMOUNT',
  'WAGE_TYPE',
  'PERSONNEL_NUMBER',
  'COST_CENTER',
] as const;
export interface Gap {
  readonly code: (typeof GAP_CODES)[number];
  readonly message: string;
  /** The customer, worker or invoice that it is about: there it is mended, if not in the settings. */
  readonly recipientId?: string;
  readonly targetUserId?: string;
  readonly invoiceId?: string;
}

const HEADER_TEXTS = {
  consultantNumber: 'Die Beraternummer',
  clientNumber: 'Die Mandantennummer',
  fiscalYearStartMonth: 'Der Beginn des Wirtschaftsjahres',
  accountLength: 'Die Länge der Sachkonten',
} as const;

/** The gaps of the file's own head. */
export function headerGaps(mapping: Mapping, needed: readonly (keyof typeof HEADER_TEXTS)[]): readonly Gap[] {
  return needed
    .filter((field) => mapping[field] === null)
    .map((field) => ({ code: 'HEADER', message: `${HEADER_TEXTS[field]} fehlt.` }));
}

/** Hints about a file that can be made. */
export const HINT_CODES = [
  'UNSENT_INVOICES',
  'CANCELLED_DRAFTS',
  'EMPTY_INVOICES',
  'UNRECORDED_BLOCKS',
  'LEFT_OUT_HOURS',
  'REPLACED_CHARACTERS',
] as const;
export interface Hint {
  readonly code: (typeof HINT_CODES)[number];
  readonly message: string;
}

/** A file before it is written: its rows as cells, and what is to say about it. */
export interface ComposedFile {
  readonly charset: Charset;
  /** Lines in front of the rows. */
  readonly preamble: readonly string[];
  readonly headings: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly lineOf: (row: readonly string[]) => string;
  readonly gaps: readonly Gap[];
  readonly hints: readonly Hint[];
}

export const ACCOUNTING_FILE_FAILURES = defineFailures('accounting-files', {
  gaps: 'Für diese Datei fehlen noch Angaben. Bitte zuerst ergänzen, was in der Vorschau genannt ist.',
  empty: 'In diesem Monat gibt es nichts zu übergeben.',
});

const CHUNK_ROWS = 500;
const NEW_LINE = '\r\n';

/** The file in pieces, ready to be sent. */
export function* writeFile({ charset, preamble, rows, lineOf }: ComposedFile): Generator<Uint8Array, void> {
  yield encode(markOf(charset) + preamble.map((line) => line + NEW_LINE).join(''), charset).bytes;
  for (let index = 0; index < rows.length; index += CHUNK_ROWS) {
    const lines = rows.slice(index, index + CHUNK_ROWS).map((row) => lineOf(row) + NEW_LINE);
    yield encode(lines.join(''), charset).bytes;
  }
}

/** Told before the file is made: a name that arrives without its marks should surprise nobody. */
export function replacedHint({ charset, rows }: ComposedFile): Hint | undefined {
  const replaced = rows.reduce((sum, row) => sum + encode(row.join(''), charset).replaced, 0);
  if (replaced === 0) return undefined;
  const message = `${replaced === 1 ? 'Ein Zeichen gibt' : `${replaced} Zeichen gibt`} es im Zeichensatz der Datei nicht: ersetzt durch den nächsten Buchstaben oder „?“.`;
  return { code: 'REPLACED_CHARACTERS', message };
}

/** No line breaks or other control characters inside of a cell: half of these programs would begin a new row. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();

const SEPARATORS: Readonly<Record<Layout['separator'], string>> = { SEMICOLON: ';', COMMA: ',', TAB: '\t' };

export const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Cells in a line. Machines read it, so nothing is put in front of what looks like a formula. */
export const csvLine = (separator: Layout['separator']) => {
  const between = SEPARATORS[separator];
  const cellOf = (text: string) => (text.includes(between) || text.includes('"') ? quoted(text) : text);
  return (row: readonly string[]): string => row.map((cell) => cellOf(oneLine(cell))).join(between);
};

export function formatDay(day: Day, form: Layout['dateForm']): string {
  if (form === 'ISO') return day;
  return form === 'COMPACT' ? day.replaceAll('-', '') : day.split('-').reverse().join('.');
}
