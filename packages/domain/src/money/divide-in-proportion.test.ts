import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '#domain/money/amounts.ts';
import { divideInProportion } from '#domain/money/divide-in-proportion.ts';

test.each([
  [100n, [1, 1, 1], [34n, 33n, 33n]],
  [200n, [1, 1, 1], [67n, 67n, 66n]],
  [100n, [1, 2, 3], [17n, 33n, 50n]],
  [20953n, [435, 450], [10299n, 10654n]],
  [1n, [1, 2], [0n, 1n]],
  [-100n, [1, 1, 1], [-34n, -33n, -33n]],
  [0n, [5, 7], [0n, 0n]],
  [77n, [0, 3, 0], [0n, 77n, 0n]],
  [10n ** 20n + 1n, [1, 1], [5n * 10n ** 19n + 1n, 5n * 10n ** 19n]],
])('%s by %s is %s', (amount, weights, parts) => {
  expect(divideInProportion(amount, weights)).toEqual(parts);
});

test.each([[[]], [[0, 0]], [[2, -1]]])('nothing is divided by %s', (weights) => {
  expect(() => divideInProportion(1n, weights)).toThrow(RangeError);
});

test('the parts always add up, and none is a cent off its share', () => {
  const weights = fc.array(fc.nat(1440), { minLength: 1, maxLength: 60 }).filter((all) => all.some((one) => one > 0));
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), weights, (amount, all) => {
      const parts = divideInProportion(amount, all);
      const whole = BigInt(all.reduce((sum, weight) => sum + weight, 0));
      expect(sumOf(parts)).toBe(amount);
      parts.forEach((part, index) => {
        const off = part * whole - amount * BigInt(all[index] ?? 0);
        expect(off < 0n ? -off : off).toBeLessThan(whole);
      });
    }),
  );
});
