import { instantAt, wallClock } from '#domain/time/season.ts';
import { TIME_ZONE } from '#domain/time/time-zone.ts';

export { TIME_ZONE };

/** A calendar day as it travels, YYYY-MM-DD. */
export type Day = string;

export const isDay = (value: string): boolean => {
  // Years beyond four digits are days too, but none that anybody means or a database holds.
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = new Date(value);
  // Some browsers take the 30th of February for a day in March.
  return !Number.isNaN(at.getTime()) && written(at) === value;
};

const written = (at: Date): Day => at.toISOString().slice(0, -'T00:00:00.000Z'.length);

export const startOfDay = (day: Day): Date => instantAt(`${day}T00:00Z`);

export const dayOf = (instant: Date): Day => wallClock(instant).slice(0, -'T00:00:00.000Z'.length);

const DAY_MS = 86_400_000;

export const addDays = (day: Day, days: number): Day => written(new Date(Date.parse(day) + days * DAY_MS));

/** How many days the second one comes after the first. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export function addMonths(day: Day, months: number): Day {
  const at = new Date(day);
  const date = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + months);
  // A month that has no such day ends with its last one.
  if (at.getUTCDate() !== date) at.setUTCDate(0);
  return written(at);
}

export const addYears = (day: Day, years: number): Day => addMonths(day, 12 * years);

/** By the calendar and the clock on the wall, so that a midnight stays one. */
export function addYearsTo(instant: Date, years: number): Date {
  const [day = '', time = ''] = wallClock(instant).split('T');
  return instantAt(`${addYears(day, years)}T${time}`);
}
