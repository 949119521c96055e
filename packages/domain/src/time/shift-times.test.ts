import { expect, test } from 'vitest';
import { daysLater, shiftTimes } from '#domain/time/shift-times.ts';
import { spanLabel } from '#domain/time/span-label.ts';

const CASES = [
  ['an evening', '2026-10-29T17:00:00+01:00', '2026-10-29T23:00:00+01:00', '17:00–23:00', 0],
  ['until midnight', '2026-10-29T18:00:00+01:00', '2026-10-30T00:00:00+01:00', '18:00–00:00 +1', 1],
  ['a night', '2026-10-29T17:00:00+01:00', '2026-10-30T01:00:00+01:00', '17:00–01:00 +1', 1],
  ['the night with an hour more', '2026-10-24T22:00:00+02:00', '2026-10-25T06:00:00+01:00', '22:00–06:00 +1', 1],
  ['the night with an hour less', '2026-03-28T22:00:00+01:00', '2026-03-29T06:00:00+02:00', '22:00–06:00 +1', 1],
  ['over the end of the year', '2026-12-30T08:00:00+01:00', '2027-01-02T08:00:00+01:00', '08:00–08:00 +3', 3],
  ['another day in UTC than in Vienna', '2027-06-30T22:30:00Z', '2027-07-01T04:00:00Z', '00:30–06:00', 0],
] as const;

test.each(CASES)('%s', (_, start, end, times, days) => {
  const shift = [new Date(start), new Date(end)] as const;
  expect(shiftTimes(...shift)).toBe(times);
  expect(daysLater(...shift)).toBe(days);
});

test.each(CASES)('mails say the same of %s', (_, start, end, times) => {
  expect(spanLabel(new Date(start), new Date(end)).replaceAll(/[()]/g, '')).toMatch(
    new RegExp(`, ${times.replace('+', '\\+')}$`),
  );
});
