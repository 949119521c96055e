import { expect, test } from 'vitest';
import type { Period } from '#domain/time/period.ts';
import { instantOf, toOffsetString } from '#domain/time/vienna-time.ts';
import {
  minutesOnFirstDay,
  plannedEntries,
  sumUp,
  type WorklogEntry,
  workedPeriods,
  workMinutes,
} from '#domain/worklogs/worklog.ts';

const period = (from: string, to: string): Period => {
  const read = (text: string) => instantOf(text.slice(0, 10), text.slice(11));
  return { start: read(from), end: read(to) };
};
const entry = (from: string, to: string, breakMinutes = 0, type: WorklogEntry['type'] = 'WORK'): WorklogEntry => ({
  ...period(from, to),
  type,
  breakMinutes,
});

test.each([
  ['an evening', '2026-11-14 17:00', '2026-11-14 23:00', 30, 330],
  ['past midnight', '2026-11-14 18:00', '2026-11-15 02:00', 30, 450],
  ['the night with an hour more', '2026-10-24 22:00', '2026-10-25 06:00', 0, 540],
  ['the night with an hour less', '2027-03-27 22:00', '2027-03-28 06:00', 0, 420],
])('%s: the work is the time that really passed, less the break', (_what, from, to, pause, minutes) => {
  expect(workMinutes(entry(from, to, pause))).toBe(minutes);
});

test.each([
  ['2026-11-14 17:00', '2026-11-14 23:00', 360],
  ['2026-11-14 23:45', '2026-11-15 06:00', 15],
  ['2026-10-25 00:00', '2026-10-25 04:00', 300],
])('of %s to %s so much lies on the first day: %3$s', (from, to, minutes) => {
  expect(minutesOnFirstDay(period(from, to))).toBe(minutes);
});

test('a split shift with both ways adds up by kind, and begins and ends with its work', () => {
  const sums = sumUp([
    entry('2026-11-14 18:00', '2026-11-14 23:00', 15),
    entry('2026-11-14 11:00', '2026-11-14 14:00', 30),
    entry('2026-11-14 10:30', '2026-11-14 11:00', 0, 'TRAVEL_TO'),
    entry('2026-11-14 23:00', '2026-11-14 23:20', 0, 'TRAVEL_FROM'),
  ]);
  expect(sums).toEqual({
    workMinutes: 435,
    breakMinutes: 45,
    travelToMinutes: 30,
    travelFromMinutes: 20,
    actualStart: instantOf('2026-11-14', '11:00'),
    actualEnd: instantOf('2026-11-14', '23:00'),
  });
});

test.each([
  ['no break', 0, [['08:00', '16:30']]],
  [
    'its break in the middle',
    30,
    [
      ['08:00', '12:00'],
      ['12:30', '16:30'],
    ],
  ],
])('what was worked of a day with %s', (_what, pause, parts) => {
  expect(workedPeriods(entry('2026-11-14 08:00', '2026-11-14 16:30', pause))).toEqual(
    parts.map(([from, to]) => period(`2026-11-14 ${from}`, `2026-11-14 ${to}`)),
  );
});

test('nobody worked: nothing adds up, and there is no beginning', () => {
  expect(sumUp([])).toMatchObject({ workMinutes: 0, actualStart: null, actualEnd: null });
});

test.each([
  ['an evening is one entry', '2026-11-14 18:00', '2026-11-15 02:00', ['14T18:00/15T02:00']],
  ['so is a whole day', '2026-11-14 08:00', '2026-11-15 08:00', ['14T08:00/15T08:00']],
  [
    'three days by their hours',
    '2026-11-13 10:00',
    '2026-11-15 18:00',
    ['13T10:00/13T18:00', '14T10:00/14T18:00', '15T10:00/15T18:00'],
  ],
  [
    'two whole days one after the other',
    '2026-11-13 10:00',
    '2026-11-15 10:00',
    ['13T10:00/14T10:00', '14T10:00/15T10:00'],
  ],
  ['two nights', '2026-11-13 20:00', '2026-11-15 04:00', ['13T20:00/14T04:00', '14T20:00/15T04:00']],
])('the plan: %s', (_what, from, to, expected) => {
  const short = (instant: Date) => toOffsetString(instant).slice(8, 16);
  expect(plannedEntries(period(from, to)).map(({ start, end }) => `${short(start)}/${short(end)}`)).toEqual(expected);
});

test('a plan of several days that ends in the second of two half past twos has no day too many', () => {
  const planned = { start: new Date('2026-10-23T16:00:00Z'), end: new Date('2026-10-25T01:30:00Z') };
  const entries = plannedEntries(planned);
  expect(entries).toHaveLength(2);
  expect(entries.at(-1)?.end).toEqual(planned.end);
});
