import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { TIME_ZONE } from '#domain/time/vienna-day.ts';
import { toOffsetString } from '#domain/time/vienna-time.ts';

test.each([
  ['in winter', '2026-11-16T17:00:00Z', '2026-11-16T18:00:00+01:00'],
  ['in summer', '2026-07-01T17:00:00.999Z', '2026-07-01T19:00:00+02:00'],
  ['the last second of winter', '2027-03-28T00:59:59Z', '2027-03-28T01:59:59+01:00'],
  ['the first moment of summer', '2027-03-28T01:00:00Z', '2027-03-28T03:00:00+02:00'],
  ['the last second of summer', '2026-10-25T00:59:59Z', '2026-10-25T02:59:59+02:00'],
  ['the first moment of winter', '2026-10-25T01:00:00Z', '2026-10-25T02:00:00+01:00'],
  ['before the summer time was brought back', '1975-07-01T12:00:00Z', '1975-07-01T13:00:00+01:00'],
])('%s', (_when, instant, local) => {
  expect(toOffsetString(new Date(instant))).toBe(local);
});

test('says of every day of ten years what Temporal says', () => {
  const first = Date.UTC(2022, 0, 1, 0, 30);
  const days = Array.from({ length: 3653 }, (_, day) => new Date(first + day * 86_400_000));
  const slowly = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime())
      .toZonedDateTimeISO(TIME_ZONE)
      .toString({ timeZoneName: 'never', smallestUnit: 'second' });
  expect(days.map(toOffsetString)).toEqual(days.map(slowly));
});
