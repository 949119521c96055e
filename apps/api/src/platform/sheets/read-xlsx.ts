import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { SHEET_FAILURES, SHEET_LIMITS } from '@gastspiel/domain/failures/sheet-failures.ts';
import { cellText, type Styles } from '#platform/sheets/cell-text.ts';
import { readZip, type ZipFile } from '#platform/sheets/read-zip.ts';
import { type RawRow, type Table, tableOf } from '#platform/sheets/table.ts';
import { attributeOf, elementsIn, piecesOf, textIn } from '#platform/sheets/xml-pieces.ts';

/** This sheet of a workbook, or the first one that has rows. */
export async function readXlsx(bytes: Buffer, wanted?: string): Promise<Table> {
  const zip = readZip(bytes);
  if (zip.names.some((name) => /vbaProject|macrosheets/i.test(name))) throw new Failure(SHEET_FAILURES.macros);
  if (!zip.names.includes('xl/workbook.xml')) {
    const isTable = zip.names.some((name) => OTHER_PROGRAMS.has(name));
    throw new Failure(isTable ? SHEET_FAILURES.otherProgram : SHEET_FAILURES.unknownKind);
  }
  const styles = await stylesOf(zip);
  const texts = await collect(zip, 'xl/sharedStrings.xml', 'si', textIn);
  const sheets = await sheetsOf(zip);
  const names = sheets.map(({ name }) => name);
  for (const { name: sheet, path } of sheets) {
    if (wanted !== undefined && sheet !== wanted) continue;
    try {
      return await tableOf({ sheet, sheets: names }, rowsOf(zip, path, texts, styles));
    } catch (error) {
      const isEmpty = error instanceof Failure && error.kind.code === SHEET_FAILURES.empty.code;
      if (!isEmpty) throw error;
    }
  }
  throw new Failure(SHEET_FAILURES.empty);
}

/** LibreOffice, Numbers, and Excel's binary workbooks. */
const OTHER_PROGRAMS = new Set(['content.xml', 'Index/Document.iwa', 'xl/workbook.bin']);

/** So many texts no table of people has; each takes a place in memory. */
const MOST_TEXTS = SHEET_LIMITS.rows * SHEET_LIMITS.columns;

/** One of them is chosen from a list. */
const MOST_SHEETS = 50;

async function collect<Found>(zip: ZipFile, path: string, element: string, of: (piece: string) => Found) {
  const found: Found[] = [];
  for await (const piece of piecesOf(zip.read(path), element)) {
    if (found.push(of(piece)) > MOST_TEXTS) throw new Failure(SHEET_FAILURES.bomb);
  }
  return found;
}

/** The visible sheets in their order. */
async function sheetsOf(zip: ZipFile): Promise<readonly { readonly name: string; readonly path: string }[]> {
  const targets = new Map(
    await collect(zip, 'xl/_rels/workbook.xml.rels', 'Relationship', (piece) => {
      const target = attributeOf(piece, 'Target') ?? '';
      return [attributeOf(piece, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`] as const;
    }),
  );
  const sheets = await collect(zip, 'xl/workbook.xml', 'sheet', (piece) => ({
    name: attributeOf(piece, 'name') ?? '',
    path: targets.get(attributeOf(piece, 'r:id') ?? attributeOf(piece, '\\w+:id')),
    isHidden: attributeOf(piece, 'state')?.toLowerCase().includes('hidden') ?? false,
  }));
  return sheets
    .flatMap(({ name, path, isHidden }) => (path && !isHidden ? [{ name, path }] : []))
    .slice(0, MOST_SHEETS);
}

async function stylesOf(zip: ZipFile): Promise<Styles> {
  const formats = new Map(
    await collect(zip, 'xl/styles.xml', 'numFmt', (piece) => [
      attributeOf(piece, 'numFmtId') ?? '',
      // No program lets anybody write a longer one.
      attributeOf(piece, 'formatCode')?.slice(0, 255) ?? '',
    ]),
  );
  // The formats of cells stand in a list of their own, after one of the same elements that names styles.
  const [cells = ''] = await collect(zip, 'xl/styles.xml', 'cellXfs', (piece) => piece.split(/<(?:\w+:)?cellXfs\b/)[1]);
  const kinds = [...cells.matchAll(/<(?:\w+:)?xf\b[^>]*/g)].map(([tag]) => attributeOf(tag, 'numFmtId') ?? '0');
  const [book = ''] = await collect(zip, 'xl/workbook.xml', 'workbookPr', (piece) => piece);
  return {
    isDate: kinds.map((id) => isDateFormat(Number(id), formats.get(id))),
    digits: kinds.map((id) => leastDigits(formats.get(id))),
    countsFrom1904: /^(?:1|true)$/.test(attributeOf(book, 'date1904') ?? ''),
  };
}

/** ECMA-376, 18.8.30: the built-in ones, and whatever shows a year or a day outside of quotes, colours and conditions. */
const isDateFormat = (id: number, code: string | undefined): boolean =>
  code === undefined
    ? (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
    : /[dy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ''));

/** A format that is nothing but zeros, such as 00000 or 0000 000000, says how many digits a number has. */
function leastDigits(code = ''): number {
  const bare = code.replace(/"[^"]*"|\\.|\s/g, '');
  return /^0{2,}$/.test(bare) ? bare.length : 0;
}

async function* rowsOf(zip: ZipFile, path: string, texts: readonly string[], styles: Styles): AsyncGenerator<RawRow> {
  let number = 0;
  for await (const piece of piecesOf(zip.read(path), 'row')) {
    // Before the first row stands the head of the sheet.
    const row = piece.slice(Math.max(0, piece.search(/<(?:\w+:)?row\b/)));
    number = Number(attributeOf(row.slice(0, row.indexOf('>')), 'r') ?? number + 1);
    const cells: string[] = [];
    const formulas: number[] = [];
    for (const { tag, inside } of elementsIn(row, 'c')) {
      const column = columnOf(attributeOf(tag, 'r')) ?? cells.length;
      if (column >= SHEET_LIMITS.columns) {
        if (inside === '') continue;
        throw new Failure(SHEET_FAILURES.tooManyColumns);
      }
      while (cells.length < column) cells.push('');
      cells[column] = cellText(tag, inside, texts, styles);
      if (/<(?:\w+:)?f\b/.test(inside)) formulas.push(column);
    }
    yield { number, cells, formulas };
  }
}

/** B7 is in column 1. */
function columnOf(reference: string | undefined): number | undefined {
  const [letters] = /^[A-Z]{1,3}/.exec(reference ?? '') ?? [];
  if (!letters) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
