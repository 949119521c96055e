import { expect, test } from 'vitest';
import {
  firstDayOf,
  isMonth,
  lastDayOf,
  monthAfter,
  monthBefore,
  monthOf,
  monthsBetween,
  weeksOfMonth,
} from '#domain/time/month.ts';

test.each([
  ['2026-02', true],
  ['2026-12', true],
  ['2026-13', false],
  ['2026-00', false],
  ['0000-01', false],
  ['2026-2', false],
  ['2026-02-01', false],
])('%s is a month: %s', (value, expected) => {
  expect(isMonth(value)).toBe(expected);
});

test.each([
  ['2026-02-17', '2026-02', '2026-02-01', '2026-02-28', '2026-03'],
  ['2028-02-29', '2028-02', '2028-02-01', '2028-02-29', '2028-03'],
  ['2026-12-31', '2026-12', '2026-12-01', '2026-12-31', '2027-01'],
])('%s lies in %s, from %s to %s, before %s', (day, month, first, last, after) => {
  expect(monthOf(day)).toBe(month);
  expect([firstDayOf(month), lastDayOf(month), monthAfter(month)]).toEqual([first, last, after]);
});

test('months follow each other over the year', () => {
  expect(monthsBetween('2026-11', '2027-01')).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsBetween('2027-01', '2026-11')).toEqual([]);
});

test.each([
  ['2026-11', 6, '2026-10-26', '2026-12-06'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2026-10', 5, '2026-09-28', '2026-11-01'],
])('%s lies in %s weeks, from %s to %s', (month, count, first, last) => {
  const weeks = weeksOfMonth(month);
  expect(weeks).toHaveLength(count);
  expect([weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([first, last]);
  expect(new Set(weeks.flat()).size).toBe(count * 7);
});

test('a year begins after the December before it', () => {
  expect(monthBefore('2027-01')).toBe('2026-12');
});
