import { describe, expect, test } from 'vitest';
import { csvDay, csvOf, csvTime } from '#platform/downloads/csv.ts';

const textOf = async (values: readonly (string | number | null)[]) => {
  const chunks: string[] = [];
  for await (const chunk of csvOf([{ label: 'Wert', value: (row: string | number | null) => row }], values)) {
    chunks.push(chunk);
  }
  return chunks;
};
const cellOf = async (value: string | number | null) =>
  (await textOf([value])).join('').slice('\ufeffWert\r\n'.length, -2);

describe('a cell', () => {
  test.each([
    ['Pichler', 'Pichler'],
    ['Größe 😀', 'Größe 😀'],
    [null, ''],
    ['', ''],
    [12, '12'],
    [-12.5, '-12,5'],
    ['Müller; Söhne', '"Müller; Söhne"'],
    ['der "Wirt"', '"der ""Wirt"""'],
    ['zwei\r\nZeilen', '"zwei\r\nZeilen"'],
    ['zwei\nZeilen', '"zwei\nZeilen"'],
    [' eingerückt', '" eingerückt"'],
  ])('%j is written as %j', async (value, cell) => expect(await cellOf(value)).toBe(cell));

  test.each([
    '=1+1',
    '=HYPERLINK("http://example.at")',
    '+43A1',
    '+cmd|/C calc!A0',
    '-2+3+cmd|x',
    '-A1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '-Anna',
  ])('%j is no formula any more', async (value) => {
    expect((await cellOf(value)).replace(/^"/, '')).toMatch(/^'/);
  });

  test.each(['+43 660 1234567', '+43 (0)1/234-56', '-12,50', '+436601234567', '-', '-1.234,00'])(
    '%j stays as it is: it can do no harm, and an import needs it',
    async (value) => expect(await cellOf(value)).toBe(value),
  );
});

describe('a file', () => {
  test('has its mark and its headings also when it is empty', async () => {
    expect(await textOf([])).toEqual(['\ufeffWert\r\n']);
  });

  test('comes in chunks of many rows', async () => {
    const chunks = await textOf(Array.from({ length: 20_000 }, (_, i) => `Zeile ${i}`));
    expect(chunks.join('').split('\r\n')).toHaveLength(20_002);
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks.length).toBeLessThan(10);
  });
});

test('days and times are written as people write them, on the clocks of Vienna', () => {
  expect([csvDay('1998-03-14'), csvDay(null)]).toEqual(['14.03.1998', null]);
  expect(csvTime(new Date('2026-10-24T22:30:00Z'))).toBe('25.10.2026 00:30');
});
