import { describe, expect, test } from 'vitest';
import { ArchiveInput, archivedFileName, archiveObstacle } from '#domain/invoices/invoice-archive.ts';

test.each([
  ['2026-00143', 'Ringhof Hotels GmbH', false, '2026-00143_Ringhof-Hotels-GmbH.pdf'],
  ['2026-00144', 'Ringhof Hotels GmbH', true, '2026-00144_Storno_Ringhof-Hotels-GmbH.pdf'],
  ['2026-00001', 'Bäckerei Größl & Söhne', false, '2026-00001_Bäckerei-Größl-Söhne.pdf'],
  ['2026-00001', 'Gro\u0308ßl', false, '2026-00001_Größl.pdf'],
  ['2026-00001', '../../etc/passwd', false, '2026-00001_etc-passwd.pdf'],
  ['2026-00001', 'a<b>c:d"e/f\\g|h?i*j\u0000k', false, '2026-00001_a-b-c-d-e-f-g-h-i-j-k.pdf'],
  ['2026-00001', 'CON', false, '2026-00001_CON.pdf'],
  ['2026-00001', 'Ende mit Punkt. ', false, '2026-00001_Ende-mit-Punkt.pdf'],
  ['2026-00001', '!!!', false, '2026-00001.pdf'],
  ['2026-00001', '東京レストラン', false, '2026-00001_東京レストラン.pdf'],
  ['2026-00001', 'x'.repeat(200), false, `2026-00001_${'x'.repeat(60)}.pdf`],
])('%s of %j (cancellation: %s) is filed as %s', (number, recipientName, isCancellation, name) => {
  expect(archivedFileName({ number, recipientName, isCancellation })).toBe(name);
});

test.each([
  [{ count: 0, bytes: 0 }, 'invoices.archiveEmpty'],
  [{ count: 1, bytes: 80_000 }, undefined],
  [{ count: 5000, bytes: 1_000_000_000 }, undefined],
  [{ count: 5001, bytes: 80_000 }, 'invoices.archiveTooLarge'],
  [{ count: 1, bytes: 1_000_000_001 }, 'invoices.archiveTooLarge'],
])('%j', (size, code) => expect(archiveObstacle(size)?.code).toBe(code));

describe('a period', () => {
  const faults = (input: unknown) =>
    ArchiveInput.safeParse(input).error?.issues.map(({ path, message }) => `${path}: ${message}`);
  test('may be one day, in all states or in some', () => {
    expect(ArchiveInput.parse({ from: '2026-01-01', to: '2026-01-01' })).toEqual({
      from: '2026-01-01',
      to: '2026-01-01',
      states: [],
    });
    expect(ArchiveInput.parse({ from: '2026-01-01', to: '2026-12-31', states: ['PAID'] }).states).toEqual(['PAID']);
  });
  test.each([
    [{ from: '2026-01-02', to: '2026-01-01' }, ['to: Das Ende darf nicht vor dem Beginn liegen.']],
    [{ from: '2026-02-30', to: '2026-12-31' }, ['from: Bitte ein Datum eingeben, z. B. 30.10.2026.']],
  ])('%j is refused', (input, expected) => expect(faults(input)).toEqual(expected));
});
