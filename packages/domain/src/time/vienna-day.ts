import { Temporal } from 'temporal-polyfill';

/** The zone in which every agency of the product lives: days begin and end here, whatever the machine thinks. */
export const TIME_ZONE = 'Europe/Vienna';

/** A calendar day as it travels, YYYY-MM-DD. */
export type Day = string;

export const isDay = (value: string): boolean => {
  try {
    return Temporal.PlainDate.from(value).toString() === value;
  } catch {
    return false;
  }
};

export const startOfDay = (day: Day): Date =>
  new Date(Temporal.PlainDate.from(day).toZonedDateTime(TIME_ZONE).epochMilliseconds);

export const dayOf = (instant: Date): Day =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString();

export const addDays = (day: Day, days: number): Day => Temporal.PlainDate.from(day).add({ days }).toString();

export const addYears = (day: Day, years: number): Day => Temporal.PlainDate.from(day).add({ years }).toString();
