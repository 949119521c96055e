import { Temporal } from 'temporal-polyfill';
import { addDays, type Day } from '#domain/time/vienna-day.ts';

/** The Monday of the week that a day belongs to. */
export const mondayOf = (day: Day): Day => addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek);

export const daysOfWeek = (monday: Day): readonly Day[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));
