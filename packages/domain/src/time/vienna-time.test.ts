import { expect, test } from 'vitest';
import { instantOf, momentBefore, parseInstant, timeOf, toOffsetString } from '#domain/time/vienna-time.ts';

test.each([
  ['2026-11-14', '18:00', '2026-11-14T17:00:00.000Z'],
  ['2026-07-14', '18:00', '2026-07-14T16:00:00.000Z'],
  // Skipped: clocks go from 02:00 to 03:00.
  ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
  // Doubled: the first of the two.
  ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
])('%s %s is %s', (day, time, instant) => {
  expect(instantOf(day, time).toISOString()).toBe(instant);
});

test.each([
  ['2026-11-14', '18:00', '17:30', '2026-11-14T17:30:00+01:00'],
  ['2026-11-14', '18:00', '18:00', '2026-11-14T18:00:00+01:00'],
  ['2026-11-14', '00:30', '23:45', '2026-11-13T23:45:00+01:00'],
  ['2026-10-25', '04:00', '02:30', '2026-10-25T02:30:00+02:00'],
])('who begins on %s at %s and meets at %s meets at %s', (day, time, meeting, moment) => {
  expect(toOffsetString(momentBefore(instantOf(day, time), meeting))).toBe(moment);
});

test.each([
  ['2026-11-14T18:00:00+01:00', '2026-11-14T17:00:00.000Z'],
  ['2026-11-14T17:00:00Z', '2026-11-14T17:00:00.000Z'],
  ['2026-11-14T18:00:00', undefined],
  ['2026-11-14', undefined],
  ['morgen', undefined],
])('%s is read as %s', (text, instant) => {
  expect(parseInstant(text)?.toISOString()).toBe(instant);
});

test('an instant shows its local time of day', () => {
  expect(timeOf(new Date('2026-07-01T16:05:00Z'))).toBe('18:05');
});
