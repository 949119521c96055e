import { expect, test } from 'vitest';
import { effectiveRating } from '#domain/target-users/effective-rating.ts';

test.each<[number[], number | null, number | null]>([
  [[], null, null],
  [[], 4, 4],
  [[5], 1, 5],
  [[4, 5], null, 4.5],
  [[4, 4, 4, 5], null, 4.3],
  [[5, 5, 4], null, 4.7],
  [[5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 1, 1], null, 5],
])('%j with %s by hand is %s', (newest, byHand, rating) => {
  expect(effectiveRating(newest, byHand)).toBe(rating);
});
