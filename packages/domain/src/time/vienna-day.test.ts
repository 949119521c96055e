import { expect, test } from 'vitest';
import { addDays, addYears, dayOf, isDay, startOfDay } from '#domain/time/vienna-day.ts';

test.each([
  ['2026-11-15', '2026-11-14T23:00:00.000Z'],
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  // Both nights of the clock change begin before it.
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2027-03-28', '2027-03-27T23:00:00.000Z'],
])('%s begins at %s', (day, instant) => {
  expect(startOfDay(day).toISOString()).toBe(instant);
  expect(dayOf(new Date(instant))).toBe(day);
  expect(dayOf(new Date(new Date(instant).getTime() - 1))).toBe(addDays(day, -1));
});

test('a leap day is a day of its year alone', () => {
  expect(addYears('2028-02-29', 1)).toBe('2029-02-28');
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('2027-02-29')).toBe(false);
});

test.each(['2026-1-1', '01.01.2026', '2026-13-01', '2026-11-15T00:00', ''])('%s is no day', (value) => {
  expect(isDay(value)).toBe(false);
});
