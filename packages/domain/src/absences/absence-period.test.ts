import { expect, test } from 'vitest';
import { daysOf, wholeDays } from '#domain/absences/absence-period.ts';

test.each([
  ['2026-11-15', '2026-11-15', '2026-11-14T23:00:00.000Z', '2026-11-15T23:00:00.000Z', 24],
  ['2026-06-30', '2026-07-01', '2026-06-29T22:00:00.000Z', '2026-07-01T22:00:00.000Z', 48],
  // The clock goes back, and forward.
  ['2026-10-25', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z', 25],
  ['2027-03-28', '2027-03-28', '2027-03-27T23:00:00.000Z', '2027-03-28T22:00:00.000Z', 23],
  ['2026-10-24', '2026-10-26', '2026-10-23T22:00:00.000Z', '2026-10-26T23:00:00.000Z', 73],
])('%s to %s is from %s to %s', (fromDay, toDay, startsAt, endsAt, hours) => {
  const period = wholeDays(fromDay, toDay);
  expect([period.startsAt.toISOString(), period.endsAt.toISOString()]).toEqual([startsAt, endsAt]);
  expect((period.endsAt.getTime() - period.startsAt.getTime()) / 3_600_000).toBe(hours);
  expect(daysOf(period)).toEqual({ fromDay, toDay });
});

test('an absence by the clock has no days', () => {
  const period = { ...wholeDays('2026-11-15', '2026-11-15'), isWholeDays: false };
  expect(daysOf(period)).toEqual({ fromDay: null, toDay: null });
});
