import { expect, test } from 'vitest';
import { minutesWithin, type Period } from '#domain/time/period.ts';
import { instantOf } from '#domain/time/vienna-time.ts';
import { lacksBreak, warningsFor, weekAround } from '#domain/working-time/working-time.ts';

const shift = (day: string, from: string, to: string, endDay = day): Period => ({
  start: instantOf(`2026-${day}`, from),
  end: instantOf(`2026-${endDay}`, to),
});
const evening = shift('11-14', '18:00', '02:00', '11-15');
/** Monday to Friday of the same week. */
const days = (from: string, to: string): Period[] =>
  ['11-09', '11-10', '11-11', '11-12', '11-13'].map((day) => shift(day, from, to));
/** Sixty-six hours from Monday to Saturday. */
const NEXT_WEEK = ['11-16', '11-17', '11-18', '11-19', '11-20', '11-21'].map((day) => shift(day, '12:00', '23:00'));

test.each<[string, Period, Period[], string[]]>([
  ['alone', evening, [], []],
  ['thirteen hours', shift('11-14', '08:00', '21:00'), [], ['LONG_DAY']],
  ['twelve hours', shift('11-14', '08:00', '20:00'), [], []],
  ['two shifts with a short rest', evening, [shift('11-14', '08:00', '12:00')], ['SHORT_REST']],
  ['two shifts of a long day', evening, [shift('11-14', '08:00', '13:00')], ['LONG_DAY', 'SHORT_REST']],
  ['eleven hours between', evening, [shift('11-15', '13:00', '17:00')], []],
  ['sixty hours in the week', shift('11-14', '08:00', '18:00'), days('08:00', '18:00'), []],
  ['a minute more', shift('11-14', '08:00', '18:01'), days('08:00', '18:00'), ['LONG_WEEK']],
  // The hours after midnight belong to the next week.
  ['Sunday into Monday', shift('11-15', '20:00', '04:00', '11-16'), days('08:00', '19:00'), []],
  [
    'Sunday into Monday, before a long week',
    shift('11-15', '12:00', '00:30', '11-16'),
    NEXT_WEEK,
    ['LONG_DAY', 'LONG_WEEK'],
  ],
  ['Sunday until midnight, before a long week', shift('11-15', '20:00', '00:00', '11-16'), NEXT_WEEK, []],
])('%s', (_what, added, others, warnings) => {
  expect(warningsFor(added, others)).toEqual(warnings);
});

test('the night of a clock change has nine hours', () => {
  const night = shift('10-24', '22:00', '06:00', '10-25');
  expect(minutesWithin([night], weekAround(night.start))).toBe(9 * 60);
});

test.each([
  ['08:00', '14:00', 0, false],
  ['08:00', '14:01', 0, true],
  ['08:00', '18:00', 30, false],
])('%s–%s with a break of %s minutes lacks one: %s', (from, to, minutes, lacks) => {
  expect(lacksBreak(shift('11-14', from, to), minutes)).toBe(lacks);
});
