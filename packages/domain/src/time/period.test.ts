import { expect, test } from 'vitest';
import { addMinutes, inHours } from '#domain/time/minutes.ts';
import { minutesOf, minutesWithin, overlaps, type Period } from '#domain/time/period.ts';
import { instantOf } from '#domain/time/vienna-time.ts';

const on = (from: string, to: string, endDay = '2026-11-14'): Period => ({
  start: instantOf('2026-11-14', from),
  end: instantOf(endDay, to),
});

test.each([
  ['09:00', '12:00', '11:00', '13:00', true],
  ['09:00', '12:00', '12:00', '13:00', false],
  ['12:00', '13:00', '09:00', '12:00', false],
  ['09:00', '18:00', '11:00', '12:00', true],
])('%s–%s and %s–%s overlap: %s', (from, to, otherFrom, otherTo, meet) => {
  expect(overlaps(on(from, to), on(otherFrom, otherTo))).toBe(meet);
});

test.each([
  ['2026-11-14', '2026-11-15', 480],
  ['2026-10-24', '2026-10-25', 540],
  ['2027-03-27', '2027-03-28', 420],
])('22:00–06:00 from %s to %s lasts %s minutes', (day, endDay, minutes) => {
  expect(minutesOf({ start: instantOf(day, '22:00'), end: instantOf(endDay, '06:00') })).toBe(minutes);
});

test('only what lies in a span counts', () => {
  const evening = on('18:00', '02:00', '2026-11-15');
  expect(minutesWithin([on('09:00', '10:30'), evening], on('10:00', '20:00'))).toBe(150);
});

test('minutes are added to the clock and shown in hours', () => {
  expect(addMinutes(new Date('2026-11-14T17:00:00Z'), 435)).toEqual(new Date('2026-11-15T00:15:00Z'));
  expect(inHours(435)).toBe(7.25);
});
