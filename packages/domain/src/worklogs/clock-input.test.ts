import { expect, test } from 'vitest';
import type { Period } from '#domain/time/period.ts';
import { instantOf, toOffsetString } from '#domain/time/vienna-time.ts';
import { readClock, readMinutes, readShift } from '#domain/worklogs/clock-input.ts';

test.each([
  ['1730', '17:30'],
  ['17:30', '17:30'],
  ['17.30', '17:30'],
  ['17,30', '17:30'],
  ['930', '09:30'],
  ['9:30', '09:30'],
  ['0', '00:00'],
  ['7', '07:00'],
  [' 23 ', '23:00'],
  ['24', '00:00'],
  ['2400', '00:00'],
  ['24:01', null],
  ['25', null],
  ['1760', null],
  ['17:3', null],
  ['12345', null],
  ['-100', null],
  ['halb', null],
  ['', null],
])('typed as "%s" it is %s', (typed, time) => {
  expect(readClock(typed)).toBe(time);
});

test.each([
  ['30', 30],
  ['', 0],
  [' 45 ', 45],
  ['0', 0],
  ['7,5', null],
  ['-5', null],
  ['eine', null],
])('typed as "%s" it is %s minutes', (typed, minutes) => {
  expect(readMinutes(typed)).toBe(minutes);
});

const period = (from: string, to: string): Period => ({
  start: instantOf(from.slice(0, 10), from.slice(11)),
  end: instantOf(to.slice(0, 10), to.slice(11)),
});
const EVENING = period('2026-11-14 18:00', '2026-11-15 02:00');
const AUTUMN = period('2026-10-24 22:00', '2026-10-25 06:00');
const SPRING = period('2027-03-27 22:00', '2027-03-28 06:00');

test.each([
  ['as planned', EVENING, '18:00', '02:00', '2026-11-14T18:00:00+01:00', '2026-11-15T02:00:00+01:00'],
  ['earlier and later', EVENING, '17:45', '02:15', '2026-11-14T17:45:00+01:00', '2026-11-15T02:15:00+01:00'],
  ['over before midnight', EVENING, '18:00', '23:30', '2026-11-14T18:00:00+01:00', '2026-11-14T23:30:00+01:00'],
  ['until midnight', EVENING, '18:00', '00:00', '2026-11-14T18:00:00+01:00', '2026-11-15T00:00:00+01:00'],
  ['as far before as after', EVENING, '06:00', '07:00', '2026-11-14T06:00:00+01:00', '2026-11-14T07:00:00+01:00'],
  ['begun after midnight', EVENING, '00:30', '02:00', '2026-11-15T00:30:00+01:00', '2026-11-15T02:00:00+01:00'],
  ['an hour more', AUTUMN, '22:00', '05:30', '2026-10-24T22:00:00+02:00', '2026-10-25T05:30:00+01:00'],
  ['in the hour that comes twice', AUTUMN, '22:00', '02:30', '2026-10-24T22:00:00+02:00', '2026-10-25T02:30:00+02:00'],
  ['an hour less', SPRING, '22:00', '05:30', '2027-03-27T22:00:00+01:00', '2027-03-28T05:30:00+02:00'],
  ['in the hour that is skipped', SPRING, '22:00', '02:30', '2027-03-27T22:00:00+01:00', '2027-03-28T03:30:00+02:00'],
])('%s', (_what, expected, start, end, from, to) => {
  const read = readShift({ start, end }, expected);
  expect([toOffsetString(read.start), toOffsetString(read.end)]).toEqual([from, to]);
});

test('the second of two equal hours stays what it was', () => {
  const expected = { start: instantOf('2026-10-24', '22:00'), end: new Date('2026-10-25T01:30:00Z') };
  expect(readShift({ start: '22:00', end: '02:30' }, expected)).toEqual(expected);
});

test.each([
  ['the day before, until the expected time', '2026-11-12', '18:00'],
  ['the day after, until the expected time', '2026-11-14', '18:00'],
  ['the day after, for longer', '2026-11-14', '18:30'],
])('on another day of several: %s', (_what, day, end) => {
  const expected = period('2026-11-13 10:00', '2026-11-13 18:00');
  expect(readShift({ day, start: '10:00', end }, expected)).toEqual(period(`${day} 10:00`, `${day} ${end}`));
});
