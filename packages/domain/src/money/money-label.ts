import type { PaperLanguage } from '#domain/invoices/tax-treatment.ts';
import type { Hundredths, Percentage } from '#domain/money/amounts.ts';
import type { Cents } from '#domain/money/money.ts';

const MARKS = { de: { group: '.', decimal: ',' }, en: { group: ',', decimal: '.' } } as const;
/** The sign of figures, not the hyphen of words: a line never breaks after it. */
const MINUS = '\u2212';
const NO_BREAK = '\u00a0';

/** "1.368,00": amounts and quantities in columns. Written from whole numbers, so that none passes through a float. */
export function decimalLabel(hundredths: Hundredths, language: PaperLanguage = 'de'): string {
  const digits = String(hundredths < 0n ? -hundredths : hundredths).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, MARKS[language].group);
  return `${hundredths < 0n ? MINUS : ''}${whole}${MARKS[language].decimal}${digits.slice(-2)}`;
}

/** "-1368,00", in English "-1368.00": as a spreadsheet reads it. */
export const plainDecimal = (hundredths: Hundredths, language: PaperLanguage = 'de'): string =>
  decimalLabel(hundredths, language).replaceAll(MARKS[language].group, '').replace(MINUS, '-');

/** "€ 1.368,00", in English "€1,368.00"; the sign stands in front of both. */
export function euroLabel(cents: Cents, language: PaperLanguage = 'de'): string {
  const size = decimalLabel(cents < 0n ? -cents : cents, language);
  return `${cents < 0n ? MINUS : ''}€${language === 'de' ? NO_BREAK : ''}${size}`;
}

/** "20 %", "4,9 %", in English "20%": only the decimals that it has. */
export function percentageLabel(percentage: Percentage, language: PaperLanguage = 'de'): string {
  const size = decimalLabel(percentage, language).replace(/\D?0+$/, '');
  return `${size}${language === 'de' ? NO_BREAK : ''}%`;
}
