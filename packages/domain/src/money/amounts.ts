import type { Cents } from '#domain/money/money.ts';
import { divideRounded } from '#domain/money/rounding.ts';
import type { Minutes } from '#domain/time/minutes.ts';

/** A quantity with two decimals, as a whole number: 7,25 hours are 725. */
export type Hundredths = bigint;

/** A percentage with two decimals, as a whole number: 20 % are 2000. */
export type Percentage = bigint;

const PER_UNIT = 100n;
const PER_WHOLE = 10_000n;

/** Minutes are the truth; an invoice shows hours with two decimals. */
export const hoursFrom = (minutes: Minutes): Hundredths => divideRounded(BigInt(minutes) * PER_UNIT, 60n);

/** The price of a quantity, from the price for one. */
export const amountOf = (quantity: Hundredths, price: Cents): Cents => divideRounded(quantity * price, PER_UNIT);

/** Hours × price × percentage, rounded once. */
export const surchargeOf = (quantity: Hundredths, price: Cents, percentage: Percentage): Cents =>
  divideRounded(quantity * price * percentage, PER_UNIT * PER_WHOLE);

/** The tax on the sum of all lines: never the sum of the taxes on each. */
export const taxOf = (net: Cents, percentage: Percentage): Cents => divideRounded(net * percentage, PER_WHOLE);

export const sumOf = (amounts: readonly Cents[]): Cents => amounts.reduce((sum, amount) => sum + amount, 0n);
