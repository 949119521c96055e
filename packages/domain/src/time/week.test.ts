import { expect, test } from 'vitest';
import { daysOfWeek, mondayOf } from '#domain/time/week.ts';
import { weekNumber } from '#domain/time/week-number.ts';

test.each([
  ['2026-10-28', '2026-10-26', 44, 2026],
  ['2026-11-15', '2026-11-09', 46, 2026],
  ['2026-12-31', '2026-12-28', 53, 2026],
  ['2027-01-01', '2026-12-28', 53, 2026],
  ['2027-01-04', '2027-01-04', 1, 2027],
])('%s is in the week from %s, number %s of %s', (day, monday, week, year) => {
  expect(mondayOf(day)).toBe(monday);
  expect(weekNumber(day)).toEqual({ week, year });
});

test('a week has seven days, through a clock change too', () => {
  expect(daysOfWeek('2026-10-19').at(-1)).toBe('2026-10-25');
});
