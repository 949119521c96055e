import { describe, expect, test } from 'vitest';
import { amountOf, hoursFrom, sumOf, surchargeOf, taxOf } from '#domain/money/amounts.ts';
import { divideRounded } from '#domain/money/rounding.ts';

test.each([
  [4n, 10n, 0n],
  [5n, 10n, 1n],
  [-4n, 10n, 0n],
  [-5n, 10n, -1n],
  [-15n, 10n, -2n],
  [1n, 3n, 0n],
  [2n, 3n, 1n],
  [0n, 7n, 0n],
  [10n ** 30n + 1n, 2n, 5n * 10n ** 29n + 1n],
])('%s ÷ %s is %s', (amount, by, result) => {
  expect(divideRounded(amount, by)).toBe(result);
});

test('nothing is divided by zero or less', () => {
  expect(() => divideRounded(1n, 0n)).toThrow(RangeError);
  expect(() => divideRounded(1n, -2n)).toThrow(RangeError);
});

test.each([
  [0, 0n],
  [1, 2n], // 0,0166… h
  [20, 33n],
  [40, 67n],
  [435, 725n],
  [33, 55n],
  [3, 5n],
])('%s minutes are %s hundredths of an hour', (minutes, hours) => {
  expect(hoursFrom(minutes)).toBe(hours);
});

describe('an invoice', () => {
  const lines = [
    [725n, 2890n, 20953n],
    [650n, 3135n, 20378n],
    [75n, 2890n, 2168n],
  ] as const;

  test.each(lines)('%s hundredths at %s cents are %s cents', (quantity, price, total) => {
    expect(amountOf(quantity, price)).toBe(total);
  });

  test('is taxed once on its sum, not line by line', () => {
    const nets = lines.map(([quantity, price]) => amountOf(quantity, price));
    const net = sumOf(nets);
    expect([net, taxOf(net, 2000n), net + taxOf(net, 2000n)]).toEqual([43499n, 8700n, 52199n]);
    expect(sumOf(nets.map((one) => taxOf(one, 2000n)))).toBe(8701n);
  });

  test('that gives back is the same with the other sign', () => {
    expect(amountOf(-725n, 2890n)).toBe(-20953n);
    expect(taxOf(-43499n, 2000n)).toBe(-8700n);
  });

  test.each([
    [800n, 2890n, 2500n, 5780n],
    [725n, 2890n, 5000n, 10476n], // 104,7625: rounded once, not after 209,53
    [333n, 3135n, 1250n, 1305n],
  ])('%s hundredths at %s cents with a surcharge of %s are %s cents more', (quantity, price, percentage, surcharge) => {
    expect(surchargeOf(quantity, price, percentage)).toBe(surcharge);
  });
});
