import { z } from 'zod';

/** Money is whole cents everywhere inside; only at the border it is euro with two decimals. */
export type Cents = number;

export const toEuro = (cents: Cents): number => cents / 100;

/** Rounding mends only the binary fraction: an input with more than two decimals is refused before. */
export const toCents = (euro: number): Cents => Math.round(euro * 100);

export const MONEY_RULES = {
  amount: 'Bitte einen Betrag angeben, z. B. 29,90.',
  decimals: 'Höchstens zwei Nachkommastellen.',
  positive: 'Bitte einen Betrag über 0 angeben.',
  tooLarge: 'Der Betrag ist zu groß.',
} as const;

const MAX_EURO = 9_999_999.99;
const hasWholeCents = (euro: number): boolean => Math.abs(euro * 100 - Math.round(euro * 100)) < 1e-6;

/** An amount above zero as it comes over the border; what comes out is cents. */
export const positiveAmount = z
  .object({
    value: z
      .number()
      .positive(MONEY_RULES.positive)
      .max(MAX_EURO, MONEY_RULES.tooLarge)
      .refine(hasWholeCents, MONEY_RULES.decimals),
  })
  .transform(({ value }) => toCents(value));

/** An amount above zero as a form holds it. */
export const positiveCents = z
  .int(MONEY_RULES.amount)
  .positive(MONEY_RULES.positive)
  .max(toCents(MAX_EURO), MONEY_RULES.tooLarge);
