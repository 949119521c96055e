import { expect, test } from 'vitest';
import { type RatingCount, summariseRatings } from '#domain/assessments/rating-summary.ts';

test.each<[RatingCount[], number | null, number, number[]]>([
  [[], null, 0, [0, 0, 0, 0, 0]],
  [[{ rating: 4, count: 1 }], 4, 1, [0, 1, 0, 0, 0]],
  [
    [
      { rating: 1, count: 1 },
      { rating: 5, count: 3 },
    ],
    4,
    4,
    [3, 0, 0, 0, 1],
  ],
  // 4.25: half up, as the effective rating is rounded.
  [
    [
      { rating: 5, count: 1 },
      { rating: 4, count: 3 },
    ],
    4.3,
    4,
    [1, 3, 0, 0, 0],
  ],
])('%j: %s of %i', (counted, average, count, distribution) => {
  const summary = summariseRatings(counted);
  expect(summary).toMatchObject({ average, count });
  expect(summary.distribution.map((entry) => entry.rating)).toEqual([5, 4, 3, 2, 1]);
  expect(summary.distribution.map((entry) => entry.count)).toEqual(distribution);
});
