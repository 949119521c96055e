import { expect, test } from 'vitest';
import { shiftDays } from '#domain/calendar/shift-days.ts';

test.each([
  ['an evening', '2026-11-07T17:00:00+01:00', '2026-11-07T23:00:00+01:00', ['2026-11-07']],
  ['a night', '2026-11-07T20:00:00+01:00', '2026-11-08T06:00:00+01:00', ['2026-11-07']],
  ['what begins at midnight in Vienna', '2026-11-07T00:00:00+01:00', '2026-11-07T08:00:00+01:00', ['2026-11-07']],
  [
    'two days and a half',
    '2026-11-06T08:00:00+01:00',
    '2026-11-08T12:00:00+01:00',
    ['2026-11-06', '2026-11-07', '2026-11-08'],
  ],
  ['two whole days', '2026-11-06T00:00:00+01:00', '2026-11-08T00:00:00+01:00', ['2026-11-06', '2026-11-07']],
  [
    'days over the change of clocks',
    '2026-10-24T12:00:00+02:00',
    '2026-10-26T12:00:00+01:00',
    ['2026-10-24', '2026-10-25', '2026-10-26'],
  ],
])('%s', (_, start, end, days) => {
  expect(shiftDays(new Date(start), new Date(end))).toEqual(days);
});
