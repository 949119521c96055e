import { describe, expect, test } from 'vitest';
import { moveToDay, type PlannedTimes, wallTimesOf, withMeantTimes } from '#domain/appointments/wall-times.ts';
import { addDays, dayOf } from '#domain/time/vienna-day.ts';
import { instantOf, toOffsetString } from '#domain/time/vienna-time.ts';

test.each([
  [
    'an evening',
    '2026-11-14T18:00:00+01:00',
    '2026-11-14T23:00:00+01:00',
    '2026-11-17',
    '2026-11-17T18:00:00+01:00',
    '2026-11-17T23:00:00+01:00',
  ],
  [
    'a night',
    '2026-11-14T18:00:00+01:00',
    '2026-11-15T02:00:00+01:00',
    '2026-11-12',
    '2026-11-12T18:00:00+01:00',
    '2026-11-13T02:00:00+01:00',
  ],
  [
    'three days',
    '2026-11-13T10:00:00+01:00',
    '2026-11-15T18:00:00+01:00',
    '2026-11-20',
    '2026-11-20T10:00:00+01:00',
    '2026-11-22T18:00:00+01:00',
  ],
  [
    'into summer time',
    '2027-03-26T18:00:00+01:00',
    '2027-03-26T23:00:00+01:00',
    '2027-03-29',
    '2027-03-29T18:00:00+02:00',
    '2027-03-29T23:00:00+02:00',
  ],
  [
    'out of summer time',
    '2026-10-23T18:00:00+02:00',
    '2026-10-23T23:00:00+02:00',
    '2026-10-26',
    '2026-10-26T18:00:00+01:00',
    '2026-10-26T23:00:00+01:00',
  ],
  [
    'into the short night',
    '2027-03-26T20:00:00+01:00',
    '2027-03-27T04:00:00+01:00',
    '2027-03-27',
    '2027-03-27T20:00:00+01:00',
    '2027-03-28T04:00:00+02:00',
  ],
  [
    'into the long night',
    '2026-10-23T20:00:00+02:00',
    '2026-10-24T04:00:00+02:00',
    '2026-10-24',
    '2026-10-24T20:00:00+02:00',
    '2026-10-25T04:00:00+01:00',
  ],
  [
    'a start that is skipped',
    '2027-03-27T02:30:00+01:00',
    '2027-03-27T09:00:00+01:00',
    '2027-03-28',
    '2027-03-28T03:30:00+02:00',
    '2027-03-28T09:00:00+02:00',
  ],
  [
    'an end that is skipped',
    '2027-03-26T22:00:00+01:00',
    '2027-03-27T02:30:00+01:00',
    '2027-03-27',
    '2027-03-27T22:00:00+01:00',
    '2027-03-28T03:30:00+02:00',
  ],
  [
    'a start that is doubled',
    '2026-10-24T02:30:00+02:00',
    '2026-10-24T09:00:00+02:00',
    '2026-10-25',
    '2026-10-25T02:30:00+02:00',
    '2026-10-25T09:00:00+01:00',
  ],
  [
    'what the skipped hour swallows',
    '2027-03-27T02:30:00+01:00',
    '2027-03-27T03:00:00+01:00',
    '2027-03-28',
    '2027-03-28T03:30:00+02:00',
    '2027-03-28T04:00:00+02:00',
  ],
  [
    'to where it is',
    '2026-10-25T02:30:00+01:00',
    '2026-10-25T09:00:00+01:00',
    '2026-10-25',
    '2026-10-25T02:30:00+01:00',
    '2026-10-25T09:00:00+01:00',
  ],
])('%s', (_, start, end, day, movedStart, movedEnd) => {
  const times = { startDateTime: new Date(start), endDateTime: new Date(end) };
  const moved = moveToDay(times, day);
  expect([moved.startDateTime, moved.endDateTime].map(toOffsetString)).toEqual([movedStart, movedEnd]);
  // And back again: no clock change leaves a trace.
  const { startDateTime, endDateTime } = moveToDay(moved, dayOf(times.startDateTime));
  expect({ startDateTime, endDateTime }).toEqual(times);
});

const SHORT_NIGHT = '2027-03-27';
const LONG_NIGHT = '2026-10-24';
const shift = (day: string, startTime: string, endTime: string): PlannedTimes => ({
  startDateTime: instantOf(day, startTime),
  endDateTime: instantOf(endTime > startTime ? day : addDays(day, 1), endTime),
});

describe.each([
  ['the hour that is skipped', SHORT_NIGHT],
  ['the hour that comes twice', LONG_NIGHT],
])('over the night of %s', (_name, night) => {
  test.each([
    ['18:00', '02:00'],
    ['18:00', '02:30'],
    ['18:00', '02:59'],
    ['18:00', '03:00'],
    ['23:00', '03:30'],
  ])('%s to %s comes back on every other night', (start, end) => {
    const before = addDays(night, -7);
    const through = [night, addDays(night, 7)].reduce(moveToDay<PlannedTimes>, shift(before, start, end));
    expect(wallTimesOf(through)).toEqual({ startTime: start, endTime: end, daysLater: 1 });
    expect(through).toMatchObject(shift(addDays(night, 7), start, end));
    expect(through).toMatchObject({ meantStartTime: null, meantEndTime: null });
  });

  test('a start in the small hours comes back too', () => {
    const day = addDays(night, 1);
    const through = [day, addDays(day, 1)].reduce(moveToDay<PlannedTimes>, shift(night, '02:30', '09:00'));
    expect(through).toMatchObject(shift(addDays(day, 1), '02:30', '09:00'));
  });
});

const SHIFTED = { startDateTime: instantOf(SHORT_NIGHT, '18:00'), endDateTime: instantOf('2027-03-28', '03:30') };

test.each<[string, Partial<PlannedTimes>, PlannedTimes | undefined, string | null]>([
  ['was entered so', { meantEndTime: '02:30' }, undefined, '02:30'],
  ['is what clocks show', { meantEndTime: '03:30' }, undefined, null],
  ['leads elsewhere', { meantEndTime: '02:45' }, undefined, null],
  ['was said by nobody', {}, undefined, null],
  ['was said before and not now', {}, { ...SHIFTED, meantEndTime: '02:30' }, '02:30'],
  ['is put right by hand', { meantEndTime: '03:30' }, { ...SHIFTED, meantEndTime: '02:30' }, null],
  ['was said of another time', {}, { ...shift(SHORT_NIGHT, '18:00', '04:00'), meantEndTime: '02:30' }, null],
])('an end at 03:30 in the short night that %s', (_name, said, before, meant) => {
  expect(withMeantTimes({ ...SHIFTED, ...said }, before).meantEndTime).toBe(meant);
});
