import { expect, test } from 'vitest';
import { enteredPeriod, followingEndDay, understandPeriod } from '#domain/appointments/planned-period.ts';

const entered = (startDay: string | null, startTime: string | null, endDay: string | null, endTime: string | null) => ({
  startDay,
  startTime,
  endDay,
  endTime,
});

test.each([
  ['the first day', entered(null, null, null, null), entered('2026-11-14', null, null, null), '2026-11-14'],
  [
    'an end after the start',
    entered('2026-11-14', '18:00', '2026-11-14', null),
    entered('2026-11-14', '18:00', '2026-11-14', '23:00'),
    '2026-11-14',
  ],
  [
    'an end in the night',
    entered('2026-11-14', '18:00', '2026-11-14', '23:00'),
    entered('2026-11-14', '18:00', '2026-11-14', '02:00'),
    '2026-11-15',
  ],
  [
    'an end at the hour of the start',
    entered('2026-11-14', '18:00', '2026-11-14', '23:00'),
    entered('2026-11-14', '18:00', '2026-11-14', '18:00'),
    '2026-11-15',
  ],
  [
    'an end that is no night any more',
    entered('2026-11-14', '18:00', '2026-11-15', '02:00'),
    entered('2026-11-14', '18:00', '2026-11-15', '23:00'),
    '2026-11-14',
  ],
  [
    'another day for a night',
    entered('2026-11-14', '18:00', '2026-11-15', '02:00'),
    entered('2026-11-20', '18:00', '2026-11-15', '02:00'),
    '2026-11-21',
  ],
  [
    'another day for three days',
    entered('2026-11-14', '10:00', '2026-11-16', '18:00'),
    entered('2026-11-20', '10:00', '2026-11-16', '18:00'),
    '2026-11-22',
  ],
  [
    'another time for three days',
    entered('2026-11-14', '10:00', '2026-11-16', '18:00'),
    entered('2026-11-14', '10:00', '2026-11-16', '08:00'),
    '2026-11-16',
  ],
  [
    'a day that is half typed',
    entered('2026-11-14', '10:00', '2026-11-16', '18:00'),
    entered('14.1', '10:00', '2026-11-16', '18:00'),
    '2026-11-16',
  ],
])('the end’s day follows: %s', (_, before, after, endDay) => {
  expect(followingEndDay(before, after)).toBe(endDay);
});

test.each([
  ['an evening', entered('2026-11-14', '17:00', '2026-11-15', '01:30'), 8.5, 0, undefined],
  ['the long night', entered('2026-10-24', '20:00', '2026-10-25', '04:00'), 9, 1, undefined],
  ['the short night', entered('2027-03-27', '20:00', '2027-03-28', '04:00'), 7, -1, undefined],
  ['a skipped end', entered('2027-03-27', '20:00', '2027-03-28', '02:30'), 6.5, 0, { start: '20:00', end: '03:30' }],
  ['a doubled end', entered('2026-10-24', '20:00', '2026-10-25', '02:30'), 6.5, 0, undefined],
])('understood: %s', (_, period, hours, clockChange, readAs) => {
  expect(understandPeriod(period)).toMatchObject({ hours, clockChange });
  expect(understandPeriod(period)?.readAs).toEqual(readAs);
});

test.each([
  ['no day', entered('14.11', '17:00', '2026-11-14', '20:00')],
  ['no time', entered('2026-11-14', '25:00', '2026-11-15', '20:00')],
  ['the end first', entered('2026-11-14', '17:00', '2026-11-14', '17:00')],
  ['nothing', entered(null, null, null, null)],
])('not understood: %s', (_, period) => {
  expect(understandPeriod(period)).toBeUndefined();
});

test('a period is entered by Vienna’s clocks', () => {
  const times = { startDateTime: new Date('2026-11-14T17:00:00Z'), endDateTime: new Date('2026-11-15T01:00:00Z') };
  expect(enteredPeriod(times)).toEqual(entered('2026-11-14', '18:00', '2026-11-15', '02:00'));
});

test('a time that the night does not have is entered as it was meant', () => {
  const shifted = { startDateTime: new Date('2027-03-27T17:00:00Z'), endDateTime: new Date('2027-03-28T01:30:00Z') };
  expect(enteredPeriod({ ...shifted, meantEndTime: '02:30' })).toEqual(
    entered('2027-03-27', '18:00', '2027-03-28', '02:30'),
  );
});
