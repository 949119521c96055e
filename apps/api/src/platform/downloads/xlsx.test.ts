import { strFromU8, unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { type XlsxSheet, xlsxOf, xlsxSheet } from '#platform/downloads/xlsx.ts';

interface Row {
  readonly name: string | null;
  readonly count: number;
  readonly minutes: number;
  readonly cents: bigint;
  readonly rate: bigint | null;
  readonly month: string | null;
}

const row = (changes: Partial<Row> = {}): Row => ({
  name: 'Anna',
  count: 3,
  minutes: 435,
  cents: 20_953n,
  rate: 9_380n,
  month: '2026-10',
  ...changes,
});

const sheet = (rows: Iterable<Row> | AsyncIterable<Row>, sums?: { label: string; row: Row }): XlsxSheet =>
  xlsxSheet<Row>({
    name: 'Zahlen & mehr',
    columns: [
      { format: 'TEXT', width: 30, label: 'Name', value: ({ name }) => name },
      { format: 'COUNT', width: 10, label: 'Anzahl', value: ({ count }) => count },
      { format: 'HOURS', width: 10, label: 'Stunden', value: ({ minutes }) => minutes },
      { format: 'MONEY', width: 10, label: 'Netto', value: ({ cents }) => cents },
      { format: 'PERCENT', width: 10, label: 'Grad', value: ({ rate }) => rate },
      { format: 'MONTH', width: 10, label: 'Monat', value: ({ month }) => month },
    ],
    rows,
    ...(sums ? { sums } : {}),
  });

async function fileOf(sheets: readonly XlsxSheet[]): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxOf(sheets)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

test('numbers are numbers, months are dates, and what is not there is empty', async () => {
  const rows = [row(), row({ name: null, cents: -1n, rate: null, month: null, minutes: 1 })];
  const { sheets } = await readXlsx(await fileOf([sheet(rows), { ...sheet([]), name: 'Leer' }]));
  expect(sheets.map(({ name }) => name)).toEqual(['Zahlen & mehr', 'Leer']);
  expect(sheets[0]?.rows).toEqual([
    ['Name', 'Anzahl', 'Stunden', 'Netto', 'Grad', 'Monat'],
    ['Anna', 3, 7.25, 209.53, 0.938, new Date('2026-10-01T00:00:00Z')],
    [null, 3, 1 / 60, -0.01, null, null],
  ]);
  expect(sheets[1]?.rows).toHaveLength(1);
});

test('the head is bold and stays in sight, and the filter leaves the sums alone', async () => {
  const file = await fileOf([sheet([row(), row()], { label: 'Summe', row: row() })]);
  const { sheets } = await readXlsx(file, { readStyles: true });
  expect(sheets[0]?.freezePane).toMatchObject({ rows: 1 });
  expect(sheets[0]?.autoFilter?.range).toBe('A1:F3');
  expect(sheets[0]?.rows.at(-1)?.slice(0, 2)).toEqual(['Summe', 3]);
  const cell = (at: string) => sheets[0]?.cells?.get(at)?.style;
  expect(cell('0,0')?.font?.bold).toBe(true);
  expect(cell('1,3')).toMatchObject({ numFmt: '#,##0.00\\ "€"' });
  expect(cell('1,2')?.numFmt).toBe('#,##0.00');
  expect(cell('3,3')?.font?.bold).toBe(true);
});

test.each([
  '=SUM(A1)',
  '+43 1 555',
  '-1',
  '@cmd',
  '=HYPERLINK("http://x","y")',
  '<b>&"\'',
  ' Rand ',
  '_x0041_',
  'Zeile\nzwei',
  'Ünïçødé 🎩',
])('%j stays text', async (name) => {
  const file = await fileOf([sheet([row({ name })])]);
  const { sheets } = await readXlsx(file);
  expect(sheets[0]?.rows[1]?.[0]).toBe(name);
  expect(strFromU8(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? new Uint8Array())).not.toContain('<f');
});

test.each(['Mitarbeiter/innen', 'a:b', 'x'.repeat(32), ''])('no sheet is called %j', async (name) => {
  await expect(fileOf([{ ...sheet([]), name }])).rejects.toThrow('no sheet can be called');
});

test('signs that no file of this kind can hold are left out', async () => {
  const { sheets } = await readXlsx(await fileOf([sheet([row({ name: 'A\u0000\u0007B\ud800' })])]));
  expect(sheets[0]?.rows[1]?.[0]).toBe('AB\ufffd');
});

test('rows are taken while the file is read, not before', async () => {
  let taken = 0;
  async function* many() {
    for (; taken < 50_000; taken += 1) yield row({ name: `Nr. ${taken}` });
  }
  const chunks = xlsxOf([sheet(many())]);
  for (let n = 0; n < 8; n += 1) await chunks.next();
  expect(taken).toBeLessThan(2000);
  await chunks.return();
  expect(taken).toBeLessThan(2000);
});
