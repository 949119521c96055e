import type { PaperLanguage } from '#domain/invoices/tax-treatment.ts';

const NAMES = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

/** "Österreich" for AT. */
export const countryNameOf = (code: string, language: PaperLanguage = 'de'): string => NAMES[language].of(code) ?? code;
