import type { Cents } from '#domain/money/money.ts';

/**
 * Divides an amount in proportion to whole weights, so that the parts add up to it: each part is rounded towards zero, and the cents
 * that are left go to the largest remainders, among equal ones to the first.
 */
export function divideInProportion(amount: Cents, weights: readonly number[]): readonly Cents[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole <= 0n || weights.some((weight) => weight < 0)) throw new RangeError('the weights must be above zero');
  const size = amount < 0n ? -amount : amount;
  const parts = weights.map((weight, index) => {
    const share = size * BigInt(weight);
    return { index, cents: share / whole, remainder: share % whole };
  });
  const left = Number(size - parts.reduce((sum, { cents }) => sum + cents, 0n));
  const next = parts.toSorted((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  );
  const fuller = new Set(next.slice(0, left).map(({ index }) => index));
  return parts.map(({ index, cents }) => {
    const part = fuller.has(index) ? cents + 1n : cents;
    return amount < 0n ? -part : part;
  });
}
