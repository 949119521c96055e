import { z } from 'zod';

/**
 * Money is whole cents everywhere inside, signed: what is given back is below zero. A bigint, so that no sum passes through
 * a float. Only at the border it is euro with two decimals.
 */
export type Cents = bigint;

export const toEuro = (cents: Cents): number => Number(cents) / 100;

/** Rounding mends only the binary fraction: an input with more than two decimals is refused before. */
export const toCents = (euro: number): Cents => BigInt(Math.round(euro * 100));

export const MONEY_RULES = {
  amount: 'Bitte einen Betrag angeben, z. B. 29,90.',
  decimals: 'Höchstens zwei Nachkommastellen.',
  positive: 'Bitte einen Betrag über 0 angeben.',
  tooLarge: 'Der Betrag ist zu groß.',
} as const;

const MAX_EURO = 9_999_999.99;
export const hasTwoDecimals = (value: number): boolean => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** An amount above zero as it comes over the border; what comes out is cents. */
export const positiveAmount = z
  .object({
    value: z
      .number(MONEY_RULES.amount)
      .positive(MONEY_RULES.positive)
      .max(MAX_EURO, MONEY_RULES.tooLarge)
      .refine(hasTwoDecimals, MONEY_RULES.decimals),
  })
  .transform(({ value }) => toCents(value));

/** An amount above zero as a field of a form holds it: a plain number of cents. */
export const positiveCents = z
  .int(MONEY_RULES.amount)
  .positive(MONEY_RULES.positive)
  .max(Number(toCents(MAX_EURO)), MONEY_RULES.tooLarge)
  .transform((cents): Cents => BigInt(cents));
