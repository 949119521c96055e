import { addDays } from '@gastspiel/domain/time/vienna-day.ts';
import { expect, it } from 'vitest';
import { ticksOver, weeksToDraw } from './plot-scale.ts';

it.each([
  [84_000, [0, 25_000, 50_000, 75_000, 100_000]],
  [100_000, [0, 25_000, 50_000, 75_000, 100_000]],
  [100_001, [0, 50_000, 100_000, 150_000, 200_000]],
  [7_200, [0, 2_000, 4_000, 6_000, 8_000]],
  [3.2, [0, 1, 2, 3, 4]],
  [0, [0, 0.25, 0.5, 0.75, 1]],
])('draws round lines over %s', (largest, ticks) => expect(ticksOver(largest)).toEqual(ticks));

const weeks = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ monday: addDays('2026-01-05', index * 7) }));
const drawn = (count: number, thisMonday: string) => weeksToDraw(weeks(count), thisMonday).map(({ monday }) => monday);

it('draws the last ten weeks', () => {
  expect(drawn(12, '2030-01-07')).toEqual(
    weeks(12)
      .slice(2)
      .map(({ monday }) => monday),
  );
  expect(drawn(3, '2030-01-07')).toHaveLength(3);
});

it('ends with the next week where the period goes on', () => {
  // The thirteenth is this one.
  expect(drawn(40, '2026-03-30')).toEqual(
    weeks(40)
      .slice(4, 14)
      .map(({ monday }) => monday),
  );
  expect(drawn(13, '2026-03-30').at(-1)).toBe('2026-03-30');
  // At the beginning of a period there is room for what is to come.
  expect(drawn(40, '2026-01-05')).toHaveLength(10);
});
