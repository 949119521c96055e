import { expect, it } from 'vitest';
import { timeSpan } from './time-span.ts';

it.each([
  ['within a day', '2026-11-26', '09:00', '17:30', { endsNextDay: false, endDay: 'Do., 26.11.', hours: 8.5 }],
  ['past midnight', '2026-11-26', '17:00', '01:30', { endsNextDay: true, endDay: 'Fr., 27.11.', hours: 8.5 }],
  ['around the clock', '2026-11-26', '08:00', '08:00', { endsNextDay: true, endDay: 'Fr., 27.11.', hours: 24 }],
  [
    'the night that has an hour more',
    '2026-10-24',
    '22:00',
    '06:00',
    { endsNextDay: true, endDay: 'So., 25.10.', hours: 9 },
  ],
  [
    'the night that has an hour less',
    '2026-03-28',
    '22:00',
    '06:00',
    { endsNextDay: true, endDay: 'So., 29.03.', hours: 7 },
  ],
  ['over the end of the year', '2026-12-31', '20:00', '04:00', { endsNextDay: true, endDay: 'Fr., 01.01.', hours: 8 }],
])('%s', (_, day, start, end, expected) => expect(timeSpan(day, start, end)).toEqual(expected));

it.each([
  ['no day', null, '09:00', '10:00'],
  ['half a day', '26.11.', '09:00', '10:00'],
  ['no end', '2026-11-26', '09:00', null],
  ['no time', '2026-11-26', '09:00', '25:00'],
])('says nothing with %s', (_, day, start, end) => expect(timeSpan(day, start, end)).toBeUndefined());
