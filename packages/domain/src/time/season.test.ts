import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { seasonOf } from '#domain/time/season.ts';
import { addDays, addMonths, dayOf, daysBetween, TIME_ZONE } from '#domain/time/vienna-day.ts';
import { instantOf, timeOf, toOffsetString } from '#domain/time/vienna-time.ts';

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

const first = Date.UTC(2022, 0, 1, 0, 30);
const days = Array.from({ length: 3653 }, (_, day) => new Date(first + day * 86_400_000));
const inTemporal = (instant: Date) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(TIME_ZONE);

test('says of every day of ten years what Temporal says', () => {
  const slowly = (instant: Date) => inTemporal(instant).toString({ timeZoneName: 'never', smallestUnit: 'second' });
  expect(days.map(toOffsetString)).toEqual(days.map(slowly));
  expect(days.map(dayOf)).toEqual(days.map((instant) => inTemporal(instant).toPlainDate().toString()));
  const timeSlowly = (instant: Date) => inTemporal(instant).toPlainTime().toString({ smallestUnit: 'minute' });
  expect(days.map(timeOf)).toEqual(days.map(timeSlowly));
});

test.each(['00:00', '01:59', '02:00', '02:30', '02:59', '03:00', '23:59'])(
  '%s of every day of ten years is when Temporal says',
  (time) => {
    const slowly = (day: string) =>
      Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: TIME_ZONE, plainTime: Temporal.PlainTime.from(time) })
        .epochMilliseconds;
    expect(days.map((day) => instantOf(dayOf(day), time).getTime())).toEqual(days.map((day) => slowly(dayOf(day))));
  },
);

test('reckons with days as Temporal does', () => {
  const slowly = (day: string) =>
    Temporal.PlainDate.from('2024-02-29').until(Temporal.PlainDate.from(day)).total('days');
  expect(days.map((day) => daysBetween('2024-02-29', dayOf(day)))).toEqual(days.map((day) => slowly(dayOf(day))));
  const tomorrow = (day: string) => Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  expect(days.map((day) => addDays(dayOf(day), 1))).toEqual(days.map((day) => tomorrow(dayOf(day))));
});

test('finds every change of the clocks since they have one time for all', () => {
  const changes: number[] = [];
  let next = inTemporal(new Date('1890-01-01T00:00Z')).getTimeZoneTransition('next');
  for (; next && next.year < 2050; next = next.getTimeZoneTransition('next')) changes.push(next.epochMilliseconds);
  expect(changes.length).toBeGreaterThan(140);
  const around = changes.flatMap((at) => [-1, 0].map((by) => new Date(at + by)));
  expect(around.map((at) => seasonOf(at).offset)).toEqual(around.map((at) => inTemporal(at).offset));
});

test.each([-25, -1, 1, 11])('%s months from every day of ten years is where Temporal says', (months) => {
  const slowly = (day: string) => Temporal.PlainDate.from(day).add({ months }).toString();
  expect(days.map((day) => addMonths(dayOf(day), months))).toEqual(days.map((day) => slowly(dayOf(day))));
});
