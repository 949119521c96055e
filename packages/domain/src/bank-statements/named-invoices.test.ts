import { expect, test } from 'vitest';
import { byNumber, invoicesNamedIn } from '#domain/bank-statements/named-invoices.ts';

const OPEN = ['2025-00135', '2026-00133', '2026-00135', '2026-00136', '2026-100001'].map((number) => ({ number }));
const named = (text: string, reference: string | null = null) =>
  invoicesNamedIn({ text, reference }, byNumber(OPEN)).map(({ invoice, how }) => `${invoice.number} ${how}`);

test.each([
  ['Rechnung 2026-00133', ['2026-00133 WHOLE']],
  ['2026-00133', ['2026-00133 WHOLE']],
  ['RE2026/00133 vom 12.10.2026', ['2026-00133 WHOLE']],
  ['Re. 202600133', ['2026-00133 WHOLE']],
  ['Rechnung 2026-001 33 danke', ['2026-00133 WHOLE']],
  ['2026-00135, 2026-00136', ['2026-00135 WHOLE', '2026-00136 WHOLE']],
  ['2026-00135 2026-00136', ['2026-00135 LOOSE', '2026-00136 LOOSE']],
  ['2026-001352026-00136', ['2026-00135 LOOSE', '2026-00136 LOOSE']],
  ['RE 2026-100001', ['2026-100001 WHOLE']],
  ['12026-00133', ['2026-00133 LOOSE']],
  ['Rechnung 133', ['2026-00133 SHORT']],
  ['Rechnung 2026-00133 und 136', ['2026-00133 WHOLE']],
  ['RE 133 u 136', ['2026-00133 SHORT', '2026-00136 SHORT']],
  ['Rechnung Nr. 133', ['2026-00133 SHORT']],
  ['Rechnung 135', []],
  ['Rechnung 133,50', []],
  ['Tisch 133', []],
  ['Rechnung 2026-00999', []],
  ['', []],
])('%j names %j', (text, expected) => {
  expect(named(text)).toEqual(expected);
});

test('a reference of machines is a whole number', () => {
  expect(named('', '2026-00133')).toEqual(['2026-00133 WHOLE']);
  expect(named('', 'RF18539007547034')).toEqual([]);
});
