import { addDays, type Day } from '@gastspiel/domain/time/vienna-day.ts';
import { formatDay } from '../fields/german-date.ts';
import type { DayRange } from './day-range.ts';
import { RANGE_TEXTS as TEXTS } from './filter-texts.ts';

/** "26.10.2026 – 08.11.2026"; whole months and years by their names. */
export function rangeText({ from, to }: DayRange): string {
  if (from && to) return monthsText(from, to) ?? TEXTS.of(formatDay(from), formatDay(to));
  if (from) return TEXTS.since(formatDay(from));
  return to ? TEXTS.until(formatDay(to)) : TEXTS.all;
}

const MONTH = new Intl.DateTimeFormat('de-AT', { timeZone: 'UTC', month: 'short', year: 'numeric' });
/** "Okt."; the month alone would come without its point. */
const monthOf = (day: Day): string =>
  MONTH.formatToParts(Date.parse(day))
    .filter(({ type }, index) => type === 'month' || index === 1)
    .map(({ value }) => value)
    .join('')
    .trim();
const yearOf = (day: Day): string => day.slice(0, 4);

/** "Okt. 2026", "Sep.–Okt. 2026", "2026", "Dez. 2026 – Jän. 2027". */
function monthsText(from: Day, to: Day): string | undefined {
  if (!from.endsWith('-01') || !addDays(to, 1).endsWith('-01')) return undefined;
  const isSameYear = yearOf(from) === yearOf(to);
  if (isSameYear && from.slice(5, 7) === '01' && to.slice(5, 7) === '12') return yearOf(to);
  const end = `${monthOf(to)} ${yearOf(to)}`;
  if (from.slice(0, 7) === to.slice(0, 7)) return end;
  return isSameYear ? `${monthOf(from)}–${end}` : `${monthOf(from)} ${yearOf(from)} – ${end}`;
}
