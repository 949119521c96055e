import { addDays, addMonths, type Day } from '#domain/time/vienna-day.ts';
import { daysOfWeek, mondayOf } from '#domain/time/week.ts';

/** A month of the calendar as it travels, YYYY-MM. */
export type Month = string;

export const isMonth = (value: string): boolean => /^(?!0000)\d{4}-(0[1-9]|1[0-2])$/.test(value);

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): Day => `${month}-01`;

export const lastDayOf = (month: Month): Day => addDays(firstDayOf(monthAfter(month)), -1);

const moved = (month: Month, by: number): Month => addMonths(firstDayOf(month), by).slice(0, -'-01'.length);

export const monthBefore = (month: Month): Month => moved(month, -1);

export const monthAfter = (month: Month): Month => moved(month, 1);

/** From one to the other, with both of them. */
export function monthsBetween(first: Month, last: Month): readonly Month[] {
  const months: Month[] = [];
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month);
  return months;
}

/** The weeks that a month lies in, from Monday to Sunday, as a calendar on the wall shows it. */
export function weeksOfMonth(month: Month): readonly (readonly Day[])[] {
  const weeks: (readonly Day[])[] = [];
  for (let monday = mondayOf(firstDayOf(month)); monday <= lastDayOf(month); monday = addDays(monday, 7)) {
    weeks.push(daysOfWeek(monday));
  }
  return weeks;
}
