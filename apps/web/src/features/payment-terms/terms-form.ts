import { PaymentTermsInput, PAYMENT_TERMS_RULES as RULES } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { z } from 'zod';

/** As fields hold them: whole days, and whole hundredths of a percent. */
export interface TermValues {
  days: number | null;
  discountPercentage: number | null;
  discountDays: number | null;
}

export const NO_TERMS: TermValues = { days: null, discountPercentage: null, discountDays: null };

/** As they travel: a percentage with decimals. */
interface SentTerms {
  readonly days: number;
  readonly discountPercentage: number | null;
  readonly discountDays: number | null;
}

export const termValues = (terms: SentTerms | null): TermValues =>
  terms
    ? {
        ...terms,
        discountPercentage: terms.discountPercentage === null ? null : Math.round(terms.discountPercentage * 100),
      }
    : NO_TERMS;

const sentTerms = ({ days, discountPercentage, discountDays }: TermValues): SentTerms => ({
  days: days ?? Number.NaN,
  discountPercentage: discountPercentage === null ? null : discountPercentage / 100,
  discountDays,
});

const Values = z.object({
  days: z.number(RULES.days).nullable(),
  discountPercentage: z.number(RULES.percentage).nullable(),
  discountDays: z.number(RULES.days).nullable(),
});

/** The domain's rules at the fields of the form; what comes out is as it travels. */
function checked(values: TermValues, context: z.RefinementCtx): SentTerms {
  const sent = sentTerms(values);
  for (const { path, message } of PaymentTermsInput.safeParse(sent).error?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message });
  }
  return sent;
}

export const TermForm = Values.transform(checked);

/** The same for a recipient: three empty fields are no terms of its own. */
export const OwnTermForm = Values.transform((values, context) =>
  Object.values(values).every((value) => value === null) ? null : checked(values, context),
);
