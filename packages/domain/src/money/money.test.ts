import { expect, test } from 'vitest';
import { MONEY_RULES, positiveAmount, positiveCents, toEuro } from '#domain/money/money.ts';

test.each([
  [0.01, 1n],
  [19.9, 1990n],
  [0.29, 29n],
  [1.15, 115n],
  [9_999_999.99, 999_999_999n],
])('%s euro are %s cents and back', (euro, cents) => {
  expect(positiveAmount.parse({ value: euro })).toBe(cents);
  expect(toEuro(cents)).toBe(euro);
});

test.each([0, -1, 1.005, 10_000_000, Number.NaN, Number.POSITIVE_INFINITY])('%s is no amount', (value) => {
  expect(positiveAmount.safeParse({ value }).success).toBe(false);
});

test.each([
  [1, undefined],
  [999_999_999, undefined],
  [0, MONEY_RULES.positive],
  [1_000_000_000, MONEY_RULES.tooLarge],
  [Number.NaN, MONEY_RULES.amount],
])('%s cents in a form: %s', (cents, message) => {
  expect(positiveCents.safeParse(cents).error?.issues[0]?.message).toBe(message);
});
