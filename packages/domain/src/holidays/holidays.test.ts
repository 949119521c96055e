import { expect, test } from 'vitest';
import { easterOf, holidayOn } from '#domain/holidays/holidays.ts';
import { addDays } from '#domain/time/vienna-day.ts';

test.each([
  [2025, '2025-04-20', '2025-06-19'],
  [2026, '2026-04-05', '2026-06-04'],
  [2027, '2027-03-28', '2027-05-27'],
  [2028, '2028-04-16', '2028-06-15'],
  [2029, '2029-04-01', '2029-05-31'],
  [2030, '2030-04-21', '2030-06-20'],
])('in %s Easter is on %s and Fronleichnam on %s', (year, easter, corpusChristi) => {
  expect(easterOf(year)).toBe(easter);
  expect(holidayOn(corpusChristi)).toBe('Fronleichnam');
});

test('a year has thirteen holidays', () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
  expect(days.filter((day) => holidayOn(day))).toHaveLength(13);
});

test.each(['2026-04-03', '2026-04-05', '2026-05-24', '2026-12-24', '2026-12-31', '2026-11-15'])(
  '%s is an ordinary day by law',
  (day) => {
    expect(holidayOn(day)).toBeUndefined();
  },
);
