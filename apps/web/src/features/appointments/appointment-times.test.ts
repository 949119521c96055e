import { expect, test } from 'vitest';
import { formatHours, timesOf, weekdayOf, weekName, weekRange, whenOf } from './appointment-times.ts';

const shift = (startDateTime: string, endDateTime: string) => ({ startDateTime, endDateTime });

test.each([
  ['an evening', shift('2026-10-29T17:00:00+01:00', '2026-10-29T23:00:00+01:00'), '17:00–23:00', 0],
  ['until midnight', shift('2026-10-29T18:00:00+01:00', '2026-10-30T00:00:00+01:00'), '18:00–00:00', 0],
  ['a night', shift('2026-10-29T17:00:00+01:00', '2026-10-30T01:00:00+01:00'), '17:00–01:00', 1],
  ['three days', shift('2026-10-29T10:00:00+01:00', '2026-10-31T18:00:00+01:00'), '10:00–18:00', 2],
  ['as the server writes it', shift('2026-10-29T16:00:00Z', '2026-10-29T22:00:00Z'), '17:00–23:00', 0],
])('%s', (_, appointment, times, daysLater) => {
  expect(timesOf(appointment)).toEqual({ times, daysLater });
});

test.each([
  ['2026-10-26', '2026-11-01', '26. Oktober – 1. November 2026'],
  ['2026-11-09', '2026-11-15', '9. – 15. November 2026'],
  ['2026-12-28', '2027-01-03', '28. Dezember 2026 – 3. Jänner 2027'],
])('the week from %s to %s is %s', (monday, sunday, range) => {
  expect(weekRange(monday, sunday)).toBe(range);
});

test('days, weeks and lengths in German', () => {
  expect(weekdayOf('2026-10-29')).toBe('Do');
  expect(weekName('2027-01-01')).toBe('KW 53');
  const night = shift('2026-10-24T20:00:00+02:00', '2026-10-25T04:00:00+01:00');
  expect(whenOf(night)).toBe('Sa., 24.10.2026, 20:00–04:00 +1');
  expect(formatHours(8.5)).toBe('8,50 h');
});
