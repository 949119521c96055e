import { expect, test } from 'vitest';
import { instantOf } from '#domain/time/vienna-time.ts';
import type { WorklogEntry } from '#domain/worklogs/worklog.ts';
import { type WorklogWarning, worklogWarnings } from '#domain/worklogs/worklog-warnings.ts';

const on = (day: string, from: string, to: string, breakMinutes = 0, endDay = day): WorklogEntry => ({
  type: 'WORK',
  start: instantOf(`2026-11-${day}`, from),
  end: instantOf(`2026-11-${endDay}`, to),
  breakMinutes,
});
const way = (from: string, to: string): WorklogEntry => ({ ...on('14', from, to), type: 'TRAVEL_TO' });
/** Monday to Friday. */
const week = (from: string, to: string, pause = 0) =>
  ['09', '10', '11', '12', '13'].map((day) => on(day, from, to, pause));

test.each<[string, readonly WorklogEntry[], readonly WorklogEntry[], WorklogWarning[]]>([
  ['six hours', [on('14', '08:00', '14:00')], [], []],
  ['a minute more without a break', [on('14', '08:00', '14:01')], [], ['NO_BREAK']],
  ['with one', [on('14', '08:00', '14:01', 30)], [], []],
  ['thirteen hours with an hour of break', [on('14', '08:00', '21:00', 60)], [], []],
  ['a minute more', [on('14', '08:00', '21:01', 60)], [], ['LONG_DAY']],
  ['a split shift has no rest in it', [on('14', '08:00', '12:00'), on('14', '17:00', '21:00')], [], []],
  ['a short night before', [on('14', '08:00', '12:00')], [on('13', '18:00', '22:00')], ['SHORT_REST']],
  [
    'the same, with the first shift typed last',
    [on('14', '17:00', '21:00'), on('14', '08:00', '12:00')],
    [on('13', '18:00', '22:00')],
    ['SHORT_REST'],
  ],
  ['eleven hours', [on('14', '09:00', '12:00')], [on('13', '18:00', '22:00')], []],
  ['sixty hours, breaks off', [on('14', '08:00', '18:30', 30)], week('08:00', '18:30', 30), []],
  ['a minute more in the week', [on('14', '08:00', '18:31', 30)], week('08:00', '18:30', 30), ['LONG_WEEK']],
  ['in two places', [on('14', '08:00', '12:00')], [on('14', '11:00', '13:00')], ['OVERLAP']],
  ['one after the other', [on('14', '08:00', '12:00')], [on('14', '12:00', '13:00')], ['SHORT_REST']],
  [
    'the way there is no work',
    [on('14', '12:00', '16:00'), way('10:00', '12:00')],
    [on('14', '10:00', '11:59')],
    ['SHORT_REST'],
  ],
  ['nobody came', [], [on('14', '08:00', '12:00')], []],
])('%s', (_what, entries, elsewhere, warnings) => {
  const recorded = elsewhere.map((work) => ({ ...work, isRecorded: true }));
  expect(worklogWarnings(entries, recorded)).toEqual(warnings);
});

test('a booking that nobody has recorded yet is no overlap: it may have moved as well', () => {
  const booked = { ...on('14', '11:00', '13:00'), isRecorded: false };
  expect(worklogWarnings([on('14', '08:00', '12:00')], [booked])).toEqual([]);
});
