import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { SHEET_FAILURES } from '@gastspiel/domain/failures/sheet-failures.ts';
import { describe, expect, test } from 'vitest';
import { aWorkbook, bytesOf, deflated, workbookParts, zipped } from '#app/testing/a-workbook.ts';
import { xlsxOf, xlsxSheet } from '#platform/downloads/xlsx.ts';
import { readTable } from '#platform/sheets/read-table.ts';
import { readZip } from '#platform/sheets/read-zip.ts';

const cellsOf = async (bytes: Buffer) => {
  const { headings, rows } = await readTable(bytes);
  return [headings, ...rows.map(({ cells }) => cells)];
};
const refusalOf = (bytes: Buffer) =>
  readTable(bytes).then(
    () => undefined,
    (error: unknown) => (error instanceof Failure ? error.kind : error),
  );

const PEOPLE = 'Name;Größe\r\nMüller;M\r\n';
const EXPECTED = [
  ['Name', 'Größe'],
  ['Müller', 'M'],
];

test.each([
  ['UTF-8', Buffer.from(PEOPLE)],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${PEOPLE}`)],
  ['Windows-1252', Buffer.from(PEOPLE, 'latin1')],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${PEOPLE}`, 'utf16le')],
  ['UTF-16 without', Buffer.from(PEOPLE, 'utf16le')],
  ['UTF-16, the other way around', Buffer.from(`\ufeff${PEOPLE}`, 'utf16le').swap16()],
  ['commas', Buffer.from(PEOPLE.replaceAll(';', ','))],
  ['tabs', Buffer.from(PEOPLE.replaceAll(';', '\t'))],
  ['bars', Buffer.from(PEOPLE.replaceAll(';', '|'))],
  ['a named separator', Buffer.from(`sep=#\n${PEOPLE.replaceAll(';', '#')}`)],
  ['single line feeds', Buffer.from(PEOPLE.replaceAll('\r\n', '\n'))],
  ['empty lines', Buffer.from(`\r\n${PEOPLE}\r\n;\r\n`)],
  ['old line ends', Buffer.from(PEOPLE.replaceAll('\r\n', '\r'))],
  ['a named separator behind a mark', Buffer.from(`\ufeffsep=;\r\n${PEOPLE}`, 'utf16le')],
  [
    'empty columns at the end, more than there can be',
    Buffer.from(PEOPLE.replaceAll('\r\n', `${';'.repeat(150)}\r\n`)),
  ],
  ['everything in quotes', Buffer.from('"Name";"Größe"\n"Müller";"M"')],
])('text is read: %s', async (_name, bytes) => {
  expect(await cellsOf(bytes)).toEqual(EXPECTED);
});

test.each([
  [
    'two columns of one name',
    'Name;Name\nA;B\n',
    [
      ['Name', 'Name'],
      ['A', 'B'],
    ],
  ],
  ['one column alone', 'Name\nMüller\nÖllinger\n', [['Name'], ['Müller'], ['Öllinger']]],
  [
    'a column without a heading',
    'Name;;\nMüller;M;\n',
    [
      ['Name', ''],
      ['Müller', 'M'],
    ],
  ],
  [
    'a name and a day above the headings',
    'Personal;;\n\nStand 1.11.\nName;Ort;Gr.\nA;B;M\nC\n',
    [['Name', 'Ort', 'Gr.'], ['A', 'B', 'M'], ['C']],
  ],
  ['leading zeros', 'PLZ\n01067\n', [['PLZ'], ['01067']]],
  ['an apostrophe that guards a formula', "A\n'=1+1\n'Heuriger\n", [['A'], ['=1+1'], ["'Heuriger"]]],
  [
    'a quote that is never closed',
    'A;B\n1;"x\n2;y\n',
    [
      ['A', 'B'],
      ['1', 'x\n2;y'],
    ],
  ],
])('text is read as it stands: %s', async (_name, text, expected) => {
  expect(await cellsOf(Buffer.from(text))).toEqual(expected);
});

test('quotes hold separators, lines and quotes; rows are counted as an editor counts them', async () => {
  const { rows } = await readTable(Buffer.from('A;B\n"1;2";"x\ny"\n"say ""hi""";5" Rohr\n'));
  expect(rows).toMatchObject([
    { number: 2, cells: ['1;2', 'x\ny'] },
    { number: 4, cells: ['say "hi"', '5" Rohr'] },
  ]);
});

describe('a workbook', () => {
  test.each([
    ['a shared text', '<c r="A2" t="s"><v>1</v></c>', 'Über & Söhne'],
    ['an inline text', '<c r="A2" t="inlineStr"><is><r><t>Mü</t></r><r><t>ller</t></r></is></c>', 'Müller'],
    ['a number', '<c r="A2"><v>24.5</v></c>', '24,5'],
    ['the noise of a fraction', '<c r="A2" s="3"><v>0.30000000000000004</v></c>', '0,3'],
    ['a phone number', '<c r="A2"><v>6.6455501E+9</v></c>', '6645550100'],
    ['a day', '<c r="A2" s="1"><v>36468</v></c>', '04.11.1999'],
    ['a day in a format of its own', '<c r="A2" s="2"><v>36468.75</v></c>', '04.11.1999'],
    ['a day before the leap day that never was', '<c r="A2" s="1"><v>59</v></c>', '28.02.1900'],
    ['yes', '<c r="A2" t="b"><v>1</v></c>', 'ja'],
    ['an error', '<c r="A2" t="e"><v>#N/A</v></c>', '#N/A'],
    ['a text in single quotes', "<c r='A2' t='s'><v>1</v></c>", 'Über & Söhne'],
    ['a text as it is', '<c r="A2" t="inlineStr"><is><t><![CDATA[Öl & <x>]]></t></is></c>', 'Öl & <x>'],
    ['zeros that its format shows', '<c r="A2" s="4"><v>1067</v></c>', '01067'],
    ['a number kept as text', '<c r="A2" t="str"><v>007</v></c>', '007'],
    ['references', '<c r="A2" t="str"><v>&#214;l &lt;x&gt;</v></c>', 'Öl <x>'],
  ])('holds %s', async (_name, cell, expected) => {
    const rows = `<row r="1"><c r="A1" t="inlineStr"><is><t>K</t></is></c></row><row r="2">${cell}</row>`;
    const shared =
      '<sst><si><t>K</t></si><si><r><t>Über &amp; </t></r><r><t>Söhne</t></r><rPh><t>x</t></rPh></si></sst>';
    const bytes = await zipped(workbookParts(rows, { 'xl/sharedStrings.xml': shared }));
    expect(await cellsOf(bytes)).toEqual([['K'], [expected]]);
  });

  test('counts days from 1904 where it says so, and leaves merged cells empty but for the first', async () => {
    const head = '<row r="1"><c r="A1" t="str"><v>Tag</v></c><c r="B1" t="str"><v>Ort</v></c></row>';
    const rows = `${head}<row r="2"><c r="A2" s="1"><v>35006</v></c><c r="B2"/></row>`;
    const book = '<workbook><workbookPr date1904="1"/><sheets><sheet name="Stamm" r:id="rId1"/></sheets></workbook>';
    const sheet = `<worksheet><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A2:B2"/></mergeCells></worksheet>`;
    const bytes = await zipped(workbookParts('', { 'xl/workbook.xml': book, 'xl/worksheets/sheet1.xml': sheet }));
    expect(await cellsOf(bytes)).toEqual([['Tag', 'Ort'], ['04.11.1999']]);
  });

  test('keeps gaps, names formulas, and knows its sheet and the prefixes of other programs', async () => {
    const rows = `<x:row r="3"><x:c r="A3" t="inlineStr"><x:is><x:t>K</x:t></x:is></x:c></x:row>
      <x:row r="7"><x:c r="C7"><x:f>1+1</x:f><x:v>2</x:v></x:c></x:row>`;
    expect(await readTable(await zipped(workbookParts(rows)))).toEqual({
      sheet: 'Stamm',
      sheets: ['Stamm'],
      headings: ['K', '', ''],
      rows: [{ number: 7, cells: ['', '', '2'], formulas: [2] }],
    });
  });

  test('that we wrote ourselves is read back', async () => {
    const columns = [{ label: 'Name', value: (name: string) => name, format: 'TEXT' as const, width: 10 }];
    const sheet = xlsxSheet({ name: 'Leute', columns, rows: ['Müller', 'Öllinger'] });
    const bytes = await bytesOf(xlsxOf([sheet]));
    expect(await cellsOf(bytes)).toEqual([['Name'], ['Müller'], ['Öllinger']]);
  });
});

describe('refused with a sentence is', async () => {
  const rows = '<row r="1"><c r="A1"><v>1</v></c></row>';
  test.each([
    ['an encrypted or old file', Buffer.from('d0cf11e0a1b11ae1', 'hex'), SHEET_FAILURES.oldOrLocked],
    ['a PDF', Buffer.from('%PDF-1.7'), SHEET_FAILURES.unknownKind],
    ['something binary', Buffer.from([7, 1, 0, 9, 8, 7, 6, 5, 4, 3, 2, 1]), SHEET_FAILURES.unknownKind],
    ['nothing', Buffer.alloc(0), SHEET_FAILURES.empty],
    ['headings alone', Buffer.from('Name;Ort\n'), SHEET_FAILURES.empty],
    ['a broken ZIP', Buffer.from('PK\u0003\u0004 and then nothing'), SHEET_FAILURES.broken],
    ['blanks alone', Buffer.from(' \r\n;;\n\t'), SHEET_FAILURES.empty],
    ['a page of the web that is called XLS', Buffer.from('\ufeff<html><table>'), SHEET_FAILURES.unknownKind],
    ['a written document', Buffer.from('{\\rtf1 x;y}'), SHEET_FAILURES.unknownKind],
    ['a table of LibreOffice', await zipped({ mimetype: 'x', 'content.xml': 'x' }), SHEET_FAILURES.otherProgram],
    ['a table of Numbers', await zipped({ 'Index/Document.iwa': 'x' }), SHEET_FAILURES.otherProgram],
    ['a binary workbook', await zipped({ 'xl/workbook.bin': 'x' }), SHEET_FAILURES.otherProgram],
    [
      'a workbook that has lost its texts',
      await zipped(workbookParts('<row><c t="s"><v>0</v></c></row>')),
      SHEET_FAILURES.broken,
    ],
    ['a ZIP of something else', await zipped({ 'a.txt': 'x' }), SHEET_FAILURES.unknownKind],
    ['macros', await zipped(workbookParts(rows, { 'xl/vbaProject.bin': 'x' })), SHEET_FAILURES.macros],
    [
      'a document type, which could name files',
      await zipped(
        workbookParts(rows, { 'xl/styles.xml': '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' }),
      ),
      SHEET_FAILURES.broken,
    ],
    ['a row without an end', await zipped(workbookParts(`<row>${'x'.repeat(2_000_000)}`)), SHEET_FAILURES.bomb],
    ['too many rows', Buffer.from(`A\n${'x\n'.repeat(5001)}`), SHEET_FAILURES.tooManyRows],
    ['too many columns', Buffer.from(`${'A;'.repeat(101)}\n${'x;'.repeat(101)}\n`), SHEET_FAILURES.tooManyColumns],
    ['too much in a cell', Buffer.from(`A\n${'x'.repeat(5000)}\n`), SHEET_FAILURES.tooLongCell],
    ['too much', Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), SHEET_FAILURES.tooLarge],
  ])('%s', async (_name, bytes, failure) => {
    expect(await refusalOf(bytes)).toEqual(failure);
  });

  test('what becomes too large when it is unpacked', async () => {
    const zip = readZip(deflated('bomb', Buffer.alloc(80 * 1024 * 1024)));
    const read = async () => {
      for await (const _piece of zip.read('bomb'));
    };
    await expect(read()).rejects.toMatchObject({ kind: SHEET_FAILURES.bomb });
  });
});

describe('reading takes no longer than the file is long:', async () => {
  const [large, row] = [10_000_000, 1_000_000];
  const rowOf = (text: string) => zipped(workbookParts(`<row>${text.repeat(row / text.length)}</row>`));
  const inline = (tag: string) => `<row><c t="inlineStr">${tag.repeat(200_000)}</c></row>`;
  const format = `<numFmt formatCode="${'['.repeat(row)}"/>`;
  test.each([
    ['quotes', Buffer.alloc(large, '"'), SHEET_FAILURES.tooLongCell],
    ['quotes between letters', Buffer.alloc(large, 'a"'), SHEET_FAILURES.tooLongCell],
    ['lines', Buffer.alloc(large, '\n'), SHEET_FAILURES.tooManyRows],
    ['empty rows', Buffer.alloc(large, ';\n'), SHEET_FAILURES.tooManyRows],
    ['separators', Buffer.alloc(large, ';'), SHEET_FAILURES.tooManyColumns],
    ['cells without an end', await rowOf('<c>'), SHEET_FAILURES.empty],
    ['tags without an end', await rowOf('<c'), SHEET_FAILURES.empty],
    ['rows without an end', await zipped(workbookParts('<row'.repeat(row / 4))), SHEET_FAILURES.empty],
    ['values without an end', await rowOf('<c><v>'), SHEET_FAILURES.empty],
    ['texts without an end', await zipped(workbookParts(inline('<t>'))), SHEET_FAILURES.empty],
    ['readings without an end', await zipped(workbookParts(inline('<rPh>'))), SHEET_FAILURES.empty],
    [
      'a format without an end',
      await zipped(workbookParts('<row/>', { 'xl/styles.xml': format })),
      SHEET_FAILURES.empty,
    ],
  ])('%s', async (_name, bytes, failure) => {
    expect(await refusalOf(bytes)).toEqual(failure);
  });
});

test('a table as large as they come is read', async () => {
  const people = Array.from({ length: 5000 }, (_, index) => [`Person ${index}`, `p${index}@example.at`]);
  expect((await readTable(await aWorkbook([['Name', 'E-Mail'], ...people]))).rows).toHaveLength(5000);
});
