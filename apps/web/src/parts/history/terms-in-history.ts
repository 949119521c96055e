import { formatGerman } from '#ui/fields/german-number.ts';

/** Terms of payment as a history names them. */
export const TERMS_LABELS: Readonly<Record<string, string>> = {
  paymentTerms: 'Zahlungsziel',
  'paymentTerms.days': 'Zahlbar in (Tagen)',
  'paymentTerms.discountPercentage': 'Skonto',
  'paymentTerms.discountDays': 'Skonto binnen (Tagen)',
};

/** The log keeps a percentage in hundredths. */
export const shownTerm = (path: string, value: string): string | undefined =>
  path === 'paymentTerms.discountPercentage' ? `${formatGerman(Number(value), 2, 0)} %` : undefined;
