import { z } from 'zod';
import { INVOICE_TERMS } from '#domain/invoices/invoice-dates.ts';
import { type Percentage, taxOf } from '#domain/money/amounts.ts';
import { type Cents, hasTwoDecimals, MONEY_RULES } from '#domain/money/money.ts';
import { addDays, type Day } from '#domain/time/vienna-day.ts';

export const PAYMENT_TERMS_LIMITS = { days: 60, discount: 50 } as const;

export const PAYMENT_TERMS_RULES = {
  days: `Bitte 1 bis ${PAYMENT_TERMS_LIMITS.days} Tage angeben.`,
  percentage: `Bitte einen Prozentsatz über 0 bis ${PAYMENT_TERMS_LIMITS.discount} angeben, z. B. 2.`,
  discountDays: 'Skonto gilt kürzer als das Zahlungsziel.',
  bothOrNone: 'Skonto braucht Prozent und Tage.',
} as const;

const days = z.int(PAYMENT_TERMS_RULES.days).min(1, PAYMENT_TERMS_RULES.days);

/** Until when is paid, and what is taken off for who pays early. The percentage is kept in hundredths. */
export const PaymentTermsInput = z
  .object({
    days: days.max(PAYMENT_TERMS_LIMITS.days, PAYMENT_TERMS_RULES.days),
    discountPercentage: z
      .number(PAYMENT_TERMS_RULES.percentage)
      .positive(PAYMENT_TERMS_RULES.percentage)
      .max(PAYMENT_TERMS_LIMITS.discount, PAYMENT_TERMS_RULES.percentage)
      .refine(hasTwoDecimals, MONEY_RULES.decimals)
      .nullish()
      .transform((value) => (typeof value === 'number' ? Math.round(value * 100) : null)),
    discountDays: days.nullish().transform((value) => value ?? null),
  })
  .superRefine(({ days: term, discountPercentage, discountDays }, context) => {
    const complain = (field: string, message: string) => context.addIssue({ code: 'custom', message, path: [field] });
    if (discountPercentage === null && discountDays !== null)
      complain('discountPercentage', PAYMENT_TERMS_RULES.bothOrNone);
    if (discountPercentage !== null && discountDays === null) complain('discountDays', PAYMENT_TERMS_RULES.bothOrNone);
    if (discountDays !== null && discountDays >= term) complain('discountDays', PAYMENT_TERMS_RULES.discountDays);
  });
export type PaymentTerms = Readonly<z.output<typeof PaymentTermsInput>>;

/** The terms of agencies that have not said otherwise. */
export const USUAL_TERMS: PaymentTerms = {
  days: INVOICE_TERMS.dueDays,
  discountPercentage: null,
  discountDays: null,
};

/** Skonto as an invoice offers it. */
export interface Discount {
  /** In hundredths of a percent. */
  readonly percentage: number;
  /** The last day on which less is paid. */
  readonly until: Day;
}

/** None where the invoice is due before: then there is nothing early. */
export function discountOf(terms: PaymentTerms, issueDate: Day, dueDate: Day): Discount | null {
  const { discountPercentage: percentage, discountDays } = terms;
  if (percentage === null || discountDays === null) return null;
  const until = addDays(issueDate, discountDays);
  return until < dueDate ? { percentage, until } : null;
}

/** The amount that is paid with it: the discount is rounded once. */
export const discounted = (gross: Cents, percentage: Percentage): Cents => gross - taxOf(gross, percentage);
