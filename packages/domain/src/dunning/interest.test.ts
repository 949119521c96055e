import { describe, expect, test } from 'vitest';
import { halfYearLabel, halfYearOf, interestTo } from '#domain/dunning/interest.ts';

const RATES = [
  { from: '2024-01-01', rate: 388 },
  { from: '2024-07-01', rate: 388 },
  { from: '2025-01-01', rate: 253 },
  { from: '2025-07-01', rate: 153 },
  { from: '2026-01-01', rate: 153 },
  { from: '2026-07-01', rate: 153 },
];
const to = (
  until: string,
  gross: bigint,
  dueDate: string,
  settled: readonly { day: string; amount: bigint }[] = [],
  isConsumer = false,
) => interestTo(until, { gross, dueDate, settled }, { baseRates: RATES, isConsumer });
const amount = (...args: Parameters<typeof to>) => {
  const interest = to(...args);
  return interest.kind === 'KNOWN' ? interest.amount : interest.halfYear;
};

test.each([
  ['thirty days', '2026-10-31', 120_000n, '2026-10-01', 1_058n],
  ['48 days', '2026-10-28', 200_040n, '2026-09-10', 2_823n],
  ['20 days', '2026-10-28', 237_600n, '2026-10-08', 1_397n],
  ['41 days', '2026-10-28', 121_440n, '2026-09-17', 1_464n],
  ['75 days', '2026-10-28', 186_600n, '2026-08-14', 4_114n],
  ['on the due date', '2026-09-17', 121_440n, '2026-09-17', 0n],
  ['before it', '2026-09-01', 121_440n, '2026-09-17', 0n],
  ['a leap year, whose 366 days count', '2024-12-31', 100_000n, '2023-12-31', 13_116n],
  ['29 February alone', '2024-02-29', 1_000_000n, '2024-02-28', 358n],
])('interest of %s', (_what, until, gross, due, cents) => {
  expect(amount(until, gross, due)).toBe(cents);
});

describe('over the end of a half-year', () => {
  test('each day has the rate of its own', () => {
    const interest = to('2025-07-10', 1_000_000n, '2025-06-20');
    expect(
      interest.kind === 'KNOWN' && interest.spans.map(({ from, to: last, days, rate }) => [from, last, days, rate]),
    ).toEqual([
      ['2025-06-21', '2025-06-30', 10, 1173],
      ['2025-07-01', '2025-07-10', 10, 1073],
    ]);
    // (10 × 11,73 % + 10 × 10,73 %) of € 10.000, rounded once: 61,534…
    expect(amount('2025-07-10', 1_000_000n, '2025-06-20')).toBe(6_153n);
  });

  test('the last day of June is the old one’s, the first of July the new one’s', () => {
    expect(amount('2025-06-30', 1_000_000n, '2025-06-29')).toBe(321n);
    expect(amount('2025-07-01', 1_000_000n, '2025-06-30')).toBe(294n);
  });

  test('a base rate that nobody has entered is said and not guessed', () => {
    expect(amount('2027-01-01', 100n, '2026-12-01')).toBe('2027-01-01');
    expect(amount('2026-12-31', 100n, '2026-12-01')).toBe(1n);
    expect(amount('2024-01-02', 100n, '2023-12-30')).toBe('2023-07-01');
  });
});

test('a payment bears interest on its day for the last time', () => {
  const paid = [{ day: '2026-10-11', amount: 60_000n }];
  // Ten days of € 1.200 and twenty of € 600.
  expect(amount('2026-10-31', 120_000n, '2026-10-01', paid)).toBe(706n);
  expect(amount('2026-10-11', 120_000n, '2026-10-01', paid)).toBe(353n);
});

test('a payment before the due date only lowers what is open, and its counter-entry opens it again', () => {
  expect(amount('2026-10-31', 120_000n, '2026-10-01', [{ day: '2026-09-01', amount: 60_000n }])).toBe(529n);
  const back = [
    { day: '2026-10-11', amount: 120_000n },
    { day: '2026-10-21', amount: -120_000n },
  ];
  expect(amount('2026-10-31', 120_000n, '2026-10-01', back)).toBe(706n);
});

test('what was paid whole bears no more, nor asks for a rate', () => {
  expect(amount('2027-03-01', 120_000n, '2026-10-01', [{ day: '2026-10-31', amount: 120_000n }])).toBe(1_058n);
});

test('consumers owe four percent, whatever the base rate', () => {
  expect(amount('2030-10-31', 120_000n, '2030-10-01', [], true)).toBe(395n);
});

test.each([
  ['2026-06-30', '2026-01-01', '1. Halbjahr 2026', '1st half of 2026'],
  ['2026-07-01', '2026-07-01', '2. Halbjahr 2026', '2nd half of 2026'],
])('%s lies in the half-year that begins on %s', (day, from, german, english) => {
  expect([halfYearOf(day), halfYearLabel(from), halfYearLabel(from, 'en')]).toEqual([from, german, english]);
});
