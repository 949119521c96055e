import { expect, test } from 'vitest';
import { daysLater, formatClocks, formatHours, formatWeekday, hoursOf } from './german-shift.ts';

test('a shift over midnight', () => {
  const [start, end] = ['2026-10-31T17:00:00+01:00', '2026-11-01T01:00:00+01:00'];
  expect(formatWeekday(start)).toBe('Sa., 31.10.2026');
  expect(formatClocks(start, end)).toBe('17:00–01:00');
  expect(formatHours(hoursOf(start, end))).toBe('8,00 h');
});

test.each([
  ['2026-10-31T17:00:00+01:00', '2026-10-31T23:00:00+01:00', 0],
  ['2026-10-31T17:00:00+01:00', '2026-11-01T00:00:00+01:00', 0],
  ['2026-10-31T17:00:00+01:00', '2026-11-01T01:00:00+01:00', 1],
  ['2026-10-24T22:00:00+02:00', '2026-10-25T06:00:00+01:00', 1],
  ['2026-12-30T08:00:00+01:00', '2027-01-02T08:00:00+01:00', 3],
])('from %s to %s: +%s', (start, end, days) => {
  expect(daysLater(start, end)).toBe(days);
});
