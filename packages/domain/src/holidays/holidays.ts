import { type Day, daysBetween } from '#domain/time/vienna-day.ts';

/** § 7 ARG: thirteen, the same in all provinces; none is moved when it falls on a Sunday. */
const FIXED: Readonly<Record<string, string>> = {
  '01-01': 'Neujahr',
  '01-06': 'Heilige Drei Könige',
  '05-01': 'Staatsfeiertag',
  '08-15': 'Mariä Himmelfahrt',
  '10-26': 'Nationalfeiertag',
  '11-01': 'Allerheiligen',
  '12-08': 'Mariä Empfängnis',
  '12-25': 'Christtag',
  '12-26': 'Stefanitag',
};
const AFTER_EASTER: Readonly<Record<number, string>> = {
  1: 'Ostermontag',
  39: 'Christi Himmelfahrt',
  50: 'Pfingstmontag',
  60: 'Fronleichnam',
};

/** The first Sunday after the first full moon of spring, by the reckoning of Meeus and Butcher. */
export function easterOf(year: number): Day {
  const div = (a: number, b: number): number => Math.floor(a / b);
  const [a, b, c] = [year % 19, div(year, 100), year % 100];
  const h = (19 * a + b - div(b, 4) - div(b - div(b + 8, 25) + 1, 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * div(c, 4) - h - (c % 4)) % 7;
  const m = div(a + 11 * h + 22 * l, 451);
  const [month, day] = [div(h + l - 7 * m + 114, 31), ((h + l - 7 * m + 114) % 31) + 1];
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The name of the public holiday, if the day is one. */
export function holidayOn(day: Day): string | undefined {
  return FIXED[day.slice(5)] ?? AFTER_EASTER[daysBetween(easterOf(Number(day.slice(0, 4))), day)];
}
