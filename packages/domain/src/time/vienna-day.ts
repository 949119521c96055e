import { Temporal } from 'temporal-polyfill';
import { instantAt, wallClock } from '#domain/time/season.ts';
import { TIME_ZONE } from '#domain/time/time-zone.ts';

export { TIME_ZONE };

/** A calendar day as it travels, YYYY-MM-DD. */
export type Day = string;

export const isDay = (value: string): boolean => {
  // Years beyond four digits are days too, but none that anybody means or a database holds.
  if (!/^(?!0000)\d{4}-/.test(value)) return false;
  try {
    return Temporal.PlainDate.from(value).toString() === value;
  } catch {
    return false;
  }
};

export const startOfDay = (day: Day): Date => instantAt(`${day}T00:00Z`);

export const dayOf = (instant: Date): Day => wallClock(instant).slice(0, -'T00:00:00.000Z'.length);

const DAY_MS = 86_400_000;

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, -'T00:00:00.000Z'.length);

/** How many days the second one comes after the first. */
export const daysBetween = (from: Day, to: Day): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

export const addMonths = (day: Day, months: number): Day => Temporal.PlainDate.from(day).add({ months }).toString();

export const addYears = (day: Day, years: number): Day => Temporal.PlainDate.from(day).add({ years }).toString();

/** By the calendar and the clock on the wall, so that a midnight stays one. */
export const addYearsTo = (instant: Date, years: number): Date =>
  new Date(
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(TIME_ZONE).add({ years })
      .epochMilliseconds,
  );
