import type { PaperLanguage } from '#domain/invoices/tax-treatment.ts';
import { numericDay } from '#domain/time/span-label.ts';
import { type Day, startOfDay, TIME_ZONE } from '#domain/time/vienna-day.ts';

const ENGLISH_MONTH = new Intl.DateTimeFormat('en', { timeZone: TIME_ZONE, month: 'short' });
const NO_BREAK = '\u00a0';

/** "03.10.2026", in English "3 Oct 2026", which nobody reads as the tenth of March. */
export const paperDay = (day: Day, language: PaperLanguage): string =>
  language === 'de' ? numericDay(startOfDay(day)) : `${paperDayOfYear(day, language)}${NO_BREAK}${day.slice(0, 4)}`;

/** "03.10.", in English "3 Oct", where the year is plain. */
export const paperDayOfYear = (day: Day, language: PaperLanguage): string =>
  language === 'de'
    ? numericDay(startOfDay(day)).slice(0, 6)
    : `${Number(day.slice(8))}${NO_BREAK}${ENGLISH_MONTH.format(startOfDay(day))}`;

/** "03.10.–26.10.2026"; one day is itself. */
export function paperPeriod(first: Day, last: Day, language: PaperLanguage): string {
  if (first === last) return paperDay(first, language);
  const isOneYear = first.slice(0, 4) === last.slice(0, 4);
  const from = (isOneYear ? paperDayOfYear : paperDay)(first, language);
  const dash = language === 'de' ? '–' : `${NO_BREAK}–${NO_BREAK}`;
  return `${from}${dash}${paperDay(last, language)}`;
}
