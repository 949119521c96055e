/** How a column shows its values: the number formats of the file, German whatever the computer speaks. */
const XLSX_FORMATS = {
  TEXT: '@',
  COUNT: '#,##0',
  HOURS: '#,##0.00',
  MONEY: '#,##0.00\\ "€"',
  PERCENT: '0.0%',
  MONTH: '[$-C07]mmmm\\ yyyy',
} as const;
type XlsxFormat = keyof typeof XLSX_FORMATS;

const FORMATS = Object.keys(XLSX_FORMATS) as XlsxFormat[];
/** Below this the numbers of formats are the program's own. */
const FIRST_OWN_FORMAT = 164;
/** Plain, of the head, of the sums: in each a style for every format. */
const WEIGHTS = ['PLAIN', 'HEAD', 'SUM'] as const;
type Weight = (typeof WEIGHTS)[number];

/** The number of a style, as cells name it. */
export const styleOf = (format: XlsxFormat, weight: Weight): number =>
  WEIGHTS.indexOf(weight) * FORMATS.length + FORMATS.indexOf(format);

/** Signs that XML can not hold are left out; what looks like Excel's own escapes is escaped by one of them. */
export const escaped = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must go
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Figures stand on the right, and their heads above them. */
const cellStyles = WEIGHTS.flatMap((_weight, weight) =>
  FORMATS.map(
    (name, format) =>
      `<xf numFmtId="${FIRST_OWN_FORMAT + format}" fontId="${Math.min(weight, 1)}" fillId="${weight === 1 ? 2 : 0}" \
borderId="${weight === 2 ? 1 : 0}" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1">\
<alignment horizontal="${name === 'TEXT' || name === 'MONTH' ? 'left' : 'right'}"/></xf>`,
  ),
);
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="${FORMATS.length}">${FORMATS.map(
  (format, index) => `<numFmt numFmtId="${FIRST_OWN_FORMAT + index}" formatCode="${escaped(XLSX_FORMATS[format])}"/>`,
).join(
  '',
)}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>\
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>\
<fill><patternFill patternType="solid"><fgColor rgb="FFEDEEF2"/></patternFill></fill></fills>\
<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border><border><left/><right/><top style="thin"/><bottom/><diagonal/></border></borders>\
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
<cellXfs count="${cellStyles.length}">${cellStyles.join('')}</cellXfs></styleSheet>`;

/** Everything of the file but its sheets, by name. */
export function workbookParts(sheetNames: readonly string[]): ReadonlyMap<string, string> {
  const each = (part: (name: string, number: number) => string) =>
    sheetNames.map((name, index) => part(name, index + 1)).join('');
  return new Map([
    [
      '[Content_Types].xml',
      `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>\
${each((_name, number) => `<Override PartName="/${sheetPath(number)}" ContentType="${TYPE}.worksheet+xml"/>`)}</Types>`,
    ],
    [
      '_rels/.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${each(
        (name, number) => `<sheet name="${escaped(name)}" sheetId="${number}" r:id="rId${number}"/>`,
      )}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each(
        (_name, number) =>
          `<Relationship Id="rId${number}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
      )}<Relationship Id="rId${sheetNames.length + 1}" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ]);
}

export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`;

/** The head row stays in sight; on paper, all columns stand beside each other on A4. */
export const sheetStart = (widths: readonly number[]): string =>
  `${XML}<worksheet xmlns="${MAIN}"><sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>\
<cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`;

/** The filter covers the head and the rows, not the sums beneath them. */
export const sheetEnd = (columns: number, lastRow: number): string =>
  `</sheetData><autoFilter ref="A1:${columnLetter(columns - 1)}${lastRow}"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/></worksheet>`;

/** No sheet here has more than 26 columns. */
export const columnLetter = (index: number): string => String.fromCharCode(65 + index);
