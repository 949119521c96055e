import { strToU8, zipSync } from 'fflate';

export type Cell = string | { readonly day: string } | { readonly number: number };

const DAY_MS = 86_400_000;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A day is a number with a look, as Excel keeps it; a text that looks like a number keeps the zero in front. */
function xml(cell: Cell): string {
  if (typeof cell === 'string') return `<c t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`;
  if ('number' in cell) return `<c><v>${cell.number}</v></c>`;
  return `<c s="1"><v>${(Date.parse(cell.day) - Date.UTC(1899, 11, 30)) / DAY_MS}</v></c>`;
}

/** A workbook with one sheet, as Excel lays it out. */
export function aWorkbook(rows: readonly (readonly Cell[])[]): Buffer {
  const sheet = rows.map((cells) => `<row>${cells.map(xml).join('')}</row>`).join('');
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'xl/workbook.xml':
      '<workbook><workbookPr/><sheets><sheet name="Kunden" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return Buffer.from(zipSync(Object.fromEntries(Object.entries(parts).map(([path, text]) => [path, strToU8(text)]))));
}

/** As Excel saves a CSV on a German Windows: semicolons, and letters of one byte. */
export const aWindowsCsv = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(rows.map((cells) => cells.map(quoted).join(';')).join('\r\n'), 'latin1');

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
