import type { PaperLanguage } from '#domain/invoices/tax-treatment.ts';

const NAMES = {
  de: new Intl.DisplayNames('de', { type: 'region' }),
  en: new Intl.DisplayNames('en', { type: 'region' }),
};

const known = { de: new Map<string, string>(), en: new Map<string, string>() };

/** "Österreich" for AT. A name is looked up once: it takes the time of a whole line of a long file. */
export function countryNameOf(code: string, language: PaperLanguage = 'de'): string {
  const name = known[language].get(code) ?? NAMES[language].of(code) ?? code;
  known[language].set(code, name);
  return name;
}
