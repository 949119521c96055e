import { expect, test } from 'vitest';
import type { OwnOfferCard } from '../own-offers-query.ts';
import { absentDays, shiftsByDay, sumUpMonth } from './calendar-days.ts';

const shift = (startDateTime: string, endDateTime: string, workMinutes?: number) =>
  ({
    offerId: startDateTime,
    appointment: { startDateTime, endDateTime },
    recordedWork: workMinutes === undefined ? null : { workMinutes },
  }) as OwnOfferCard;

const NIGHT = shift('2026-10-31T20:00:00+01:00', '2026-11-01T04:00:00+01:00', 450);
const BRUNCH = shift('2026-11-07T07:00:00+01:00', '2026-11-07T13:00:00+01:00');

test('a night stands on its evening and counts in its month', () => {
  expect([...shiftsByDay([NIGHT, BRUNCH]).keys()]).toEqual(['2026-10-31', '2026-11-07']);
  expect(sumUpMonth([NIGHT, BRUNCH], '2026-11')).toEqual({ count: 1, booked: 6, recorded: 0 });
  expect(sumUpMonth([NIGHT, BRUNCH], '2026-10')).toEqual({ count: 1, booked: 8, recorded: 7.5 });
});

test('two shifts of a day stand together', () => {
  const evening = shift('2026-11-07T18:00:00+01:00', '2026-11-07T22:00:00+01:00');
  expect(shiftsByDay([BRUNCH, evening]).get('2026-11-07')).toEqual([BRUNCH, evening]);
});

test.each([
  ['whole days', '2026-11-09T00:00:00+01:00', '2026-11-11T00:00:00+01:00', ['2026-11-09', '2026-11-10']],
  ['some hours', '2026-11-09T09:00:00+01:00', '2026-11-09T12:00:00+01:00', ['2026-11-09']],
  [
    'from before to after',
    '2026-10-01T00:00:00+02:00',
    '2026-12-24T00:00:00+01:00',
    ['2026-11-09', '2026-11-10', '2026-11-11'],
  ],
  ['another month', '2026-12-01T00:00:00+01:00', '2026-12-24T00:00:00+01:00', []],
])('an absence is shown on the days that it touches: %s', (_, startsAt, endsAt, days) => {
  expect([...absentDays([{ startsAt, endsAt }], '2026-11-09', '2026-11-11')]).toEqual(days);
});
