import { expect, test } from 'vitest';
import { positiveAmount, toEuro } from '#domain/money/money.ts';

test.each([
  [0.01, 1],
  [19.9, 1990],
  [0.29, 29],
  [1.15, 115],
  [9_999_999.99, 999_999_999],
])('%s euro are %s cents and back', (euro, cents) => {
  expect(positiveAmount.parse({ value: euro })).toBe(cents);
  expect(toEuro(cents)).toBe(euro);
});

test.each([0, -1, 1.005, 10_000_000, Number.NaN, Number.POSITIVE_INFINITY])('%s is no amount', (value) => {
  expect(positiveAmount.safeParse({ value }).success).toBe(false);
});
