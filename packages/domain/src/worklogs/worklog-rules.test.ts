import { expect, test } from 'vitest';
import { instantOf } from '#domain/time/vienna-time.ts';
import type { WorklogEntry } from '#domain/worklogs/worklog.ts';
import { WORKLOG_RULES, worklogFaults } from '#domain/worklogs/worklog-rules.ts';

const at = (day: string, time: string) => instantOf(`2026-11-${day}`, time);
const planned = { start: at('14', '18:00'), end: at('15', '02:00') };
const NOW = at('17', '09:00');
const work = (from: Date, to: Date, breakMinutes = 0, type: WorklogEntry['type'] = 'WORK'): WorklogEntry => ({
  type,
  start: from,
  end: to,
  breakMinutes,
});
const evening = work(planned.start, planned.end, 30);

test.each<[string, readonly WorklogEntry[], (readonly [unknown, string])[]]>([
  ['as planned', [evening], []],
  [
    'the end before the start',
    [work(at('14', '19:00'), at('14', '18:00'))],
    [[[0, 'endDateTime'], WORKLOG_RULES.order]],
  ],
  ['no time at all', [work(at('14', '19:00'), at('14', '19:00'))], [[[0, 'endDateTime'], WORKLOG_RULES.order]]],
  ['24 hours before', [work(at('13', '18:00'), at('14', '02:00'))], []],
  ['a minute earlier', [work(at('13', '17:59'), at('14', '02:00'))], [[[0, 'startDateTime'], WORKLOG_RULES.tooFar]]],
  ['24 hours after', [work(at('15', '20:00'), at('16', '02:00'))], []],
  ['a minute later', [work(at('15', '20:00'), at('16', '02:01'))], [[[0, 'endDateTime'], WORKLOG_RULES.tooFar]]],
  [
    'a break as long as the work',
    [work(at('14', '18:00'), at('14', '18:30'), 30)],
    [[[0, 'breakInSeconds'], WORKLOG_RULES.breakTooLong]],
  ],
  ['a break a minute shorter', [work(at('14', '18:00'), at('14', '18:30'), 29)], []],
  [
    'a break longer than the first day',
    [work(at('14', '23:45'), at('15', '06:00'), 30)],
    [[[0, 'breakInSeconds'], WORKLOG_RULES.breakOnFirstDay(15)]],
  ],
  ['the same, split', [work(at('14', '23:45'), at('15', '00:00')), work(at('15', '00:00'), at('15', '06:00'), 30)], []],
  [
    'seconds',
    [work(new Date(planned.start.getTime() + 1000), planned.end)],
    [[[0, 'startDateTime'], WORKLOG_RULES.wholeMinutes]],
  ],
  [
    'seconds at the end',
    [work(planned.start, new Date(planned.end.getTime() + 1000))],
    [[[0, 'endDateTime'], WORKLOG_RULES.wholeMinutes]],
  ],
  [
    'a way with a break',
    [evening, work(at('14', '17:00'), at('14', '18:00'), 10, 'TRAVEL_TO')],
    [[[1, 'breakInSeconds'], WORKLOG_RULES.breakOfTravel]],
  ],
  ['two shifts that meet', [evening, work(at('15', '02:00'), at('15', '03:00'))], []],
  [
    'two that overlap',
    [evening, work(at('15', '01:59'), at('15', '03:00'))],
    [[[1, 'startDateTime'], WORKLOG_RULES.overlap]],
  ],
  [
    'two ways there',
    [
      evening,
      work(at('14', '16:00'), at('14', '17:00'), 0, 'TRAVEL_TO'),
      work(at('14', '17:00'), at('14', '18:00'), 0, 'TRAVEL_TO'),
    ],
    [[[2, 'type'], WORKLOG_RULES.travelTwice]],
  ],
  [
    'two ways back',
    [
      evening,
      work(at('15', '02:00'), at('15', '03:00'), 0, 'TRAVEL_FROM'),
      work(at('15', '03:00'), at('15', '04:00'), 0, 'TRAVEL_FROM'),
    ],
    [[[2, 'type'], WORKLOG_RULES.travelTwice]],
  ],
  [
    'a way in the midst of the work',
    [evening, work(at('14', '17:30'), at('14', '18:01'), 0, 'TRAVEL_TO')],
    [[[1, 'startDateTime'], WORKLOG_RULES.overlap]],
  ],
  ['a way alone', [work(at('14', '17:00'), at('14', '18:00'), 0, 'TRAVEL_TO')], [[null, WORKLOG_RULES.workMissing]]],
  ['nothing', [], [[null, WORKLOG_RULES.workMissing]]],
])('%s', (_what, entries, faults) => {
  const found = worklogFaults({ didNotCome: false, entries }, planned, NOW);
  expect(found.map(({ at: place, message }) => [place, message])).toEqual(faults);
});

test('what lies ahead is not recorded yet', () => {
  const found = worklogFaults({ didNotCome: false, entries: [evening] }, planned, at('15', '01:59'));
  expect(found).toEqual([{ at: [0, 'endDateTime'], message: WORKLOG_RULES.future }]);
  expect(worklogFaults({ didNotCome: false, entries: [evening] }, planned, planned.end)).toEqual([]);
});

test('who did not come has no hours', () => {
  expect(worklogFaults({ didNotCome: true, entries: [] }, planned, NOW)).toEqual([]);
  expect(worklogFaults({ didNotCome: true, entries: [evening] }, planned, NOW)).toEqual([
    { at: null, message: WORKLOG_RULES.cameAfterAll },
  ]);
});
