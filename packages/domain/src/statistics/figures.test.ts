import { expect, test } from 'vitest';
import { fillRate } from '#domain/statistics/figures.ts';

test.each([
  [0, 0, null],
  [5, 0, 0n],
  [3, 1, 3333n],
  [3, 2, 6667n],
  [20_000, 18_761, 9381n], // 93,805
  [4, 4, 10_000n],
])('of %s wanted places %s filled are %s hundredths of a percent', (wantedPlaces, filledPlaces, rate) => {
  expect(fillRate({ wantedPlaces, filledPlaces })).toBe(rate);
});
