import { addDays, type Day } from '#domain/time/vienna-day.ts';

/** The Monday of the week that a day belongs to. */
export const mondayOf = (day: Day): Day => addDays(day, -daysAfterMonday(day));

const daysAfterMonday = (day: Day): number => (new Date(day).getUTCDay() + 6) % 7;

export const isSunday = (day: Day): boolean => daysAfterMonday(day) === 6;

export const daysOfWeek = (monday: Day): readonly Day[] =>
  Array.from({ length: 7 }, (_, index) => addDays(monday, index));
