import { expect, test } from 'vitest';
import { addDays, addYears, addYearsTo, dayOf, daysBetween, isDay, startOfDay } from '#domain/time/vienna-day.ts';
import { instantOf } from '#domain/time/vienna-time.ts';

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

test('a year later the clock on the wall shows the same', () => {
  expect(addYearsTo(new Date('2026-10-24T22:00:00Z'), 1).toISOString()).toBe('2027-10-24T22:00:00.000Z');
  expect(addYearsTo(new Date('2026-03-28T23:00:00Z'), 1).toISOString()).toBe('2027-03-28T22:00:00.000Z');
});

test.each([
  '+012026-11-15',
  '-271821-04-20',
  '0000-01-01',
  '2026-1-1',
  '01.01.2026',
  '2026-13-01',
  '2026-11-15T00:00',
  '',
])('%s is no day', (value) => {
  expect(isDay(value)).toBe(false);
});

test.each([
  ['2026-12-02', '08:00', '2026-12-02T07:00:00.000Z'],
  ['2026-07-01', '00:30', '2026-06-30T22:30:00.000Z'],
  ['2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
])('%s, %s in Vienna is %s', (day, time, iso) => {
  expect(instantOf(day, time).toISOString()).toBe(iso);
});

test.each([
  ['2026-10-24', '2026-10-26', 2],
  ['2026-12-31', '2027-01-01', 1],
  ['2026-11-15', '2026-11-14', -1],
])('from %s to %s are %s days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});
