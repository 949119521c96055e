const TYPED = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$|^(\d{2})(\d{2})(\d{4}|\d{2})$/;
const WITHOUT_YEAR = /^(\d{1,2})(?:\.(\d{1,2})?\.?)?$|^(\d{2})(\d{2})$/;
const ISO = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A typed day as ISO; null for an empty text, the text itself where it is no day, so that the schema refuses it. */
export function parseDay(text: string): string | null {
  const typed = text.replaceAll(/\s/g, '');
  if (typed === '') return null;
  const match = TYPED.exec(typed);
  if (!match) return typed;
  const [day = '', month = '', year = ''] = match.slice(1).filter((part) => part !== undefined);
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : typed;
}

/** Which day is meant where the year, or month and year, were left out. */
export type MeantDay = 'next' | 'nearest';

/** "28.11.", "2811" and "28" as a whole day: the next one, or the nearest one before or after today. Anything else as it is. */
export function completeDay(text: string, today: string, meant: MeantDay): string {
  const match = WITHOUT_YEAR.exec(text.replaceAll(/\s/g, ''));
  if (!match) return text;
  const [day = '', month] = match.slice(1).filter((part) => part !== undefined);
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  // A day of the month comes again within two months, a day of the year within eight (the 29th of February).
  const possible = month
    ? Array.from({ length: 17 }, (_, index) => isoOf(thisYear - 8 + index, Number(month), Number(day)))
    : [-2, -1, 0, 1, 2].map((offset) => isoOf(thisYear, thisMonth + offset, Number(day)));
  const days = possible.filter(isDay);
  const distance = (iso: string): number => Math.abs(Date.parse(iso) - Date.parse(today));
  const [found] = days
    .filter((iso) => meant === 'nearest' || iso >= today)
    .sort((one, other) => distance(one) - distance(other));
  return found ? formatDay(found) : text;
}

/** Months may lie outside of their year. */
const isoOf = (year: number, month: number, day: number): string => {
  const [realYear, realMonth] = [year + Math.floor((month - 1) / 12), ((month - 1 + 12) % 12) + 1];
  return [realYear, String(realMonth).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
};

/** 2026-11-26 → 26.11.2026; anything else as it is. */
export function formatDay(value: string | null | undefined): string {
  return (value ?? '').replace(ISO, '$3.$2.$1');
}

/** Whether there is such a day: the 31st of February is none. */
export function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return ISO.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso);
}

const TIME = /^(\d{1,2})(?:[:.]?(\d{2}))?$/;

/** A typed time as HH:MM: 7, 730, 7:30 and 07.30 are all understood, and 24:00 is the midnight that clocks show as 00:00. */
export function parseTime(text: string): string | null {
  const typed = text.replaceAll(/\s|uhr/gi, '');
  if (typed === '') return null;
  const [, hours = '', minutes = '00'] = TIME.exec(typed) ?? [];
  if (hours === '24' && minutes === '00') return '00:00';
  const isTime = hours !== '' && Number(hours) < 24 && Number(minutes) < 60;
  return isTime ? `${hours.padStart(2, '0')}:${minutes}` : typed;
}
