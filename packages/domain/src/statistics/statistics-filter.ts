import { z } from 'zod';
import { INVOICE_YEARS } from '#domain/invoices/invoice-dates.ts';
import { firstDayOf, isMonth, lastDayOf, type Month, monthOf, monthsBetween } from '#domain/time/month.ts';
import { addDays, addYears, type Day, daysBetween, isDay } from '#domain/time/vienna-day.ts';
import { mondayOf } from '#domain/time/week.ts';

export const STATISTICS_RULES = {
  day: 'Bitte ein Datum angeben.',
  month: 'Bitte einen Monat angeben.',
  order: 'Das Ende muss am Anfang oder danach liegen.',
  tooLong: 'Bitte einen Zeitraum von höchstens fünf Jahren wählen.',
} as const;

const MAX_DAYS = 5 * 366;

/** Days of Vienna, both of them in it. */
export interface DaySpan {
  readonly from: Day;
  readonly to: Day;
}

const isInReach = (value: string) => {
  const year = Number(value.slice(0, 4));
  return isDay(value) && year >= INVOICE_YEARS.first && year <= INVOICE_YEARS.last;
};
const day = z.string().refine(isInReach, { error: STATISTICS_RULES.day, abort: true });

/** A month in which an invoice can be dated. */
export const InvoiceMonth = z
  .string()
  .refine((month) => isMonth(month) && isInReach(firstDayOf(month)), STATISTICS_RULES.month);

/** Which days are looked at. */
export const DaySpan = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: STATISTICS_RULES.order, path: ['to'] })
  .refine(({ from, to }) => daysBetween(from, to) < MAX_DAYS, { error: STATISTICS_RULES.tooLong, path: ['to'] });

/** The same days a year before; what ends with a month ends with it then too, whatever February has. */
export function yearBefore({ from, to }: DaySpan): DaySpan {
  const before = addYears(to, -1);
  const isEndOfMonth = to === lastDayOf(monthOf(to));
  return { from: addYears(from, -1), to: isEndOfMonth ? lastDayOf(monthOf(before)) : before };
}

export const monthsOf = ({ from, to }: DaySpan): readonly Month[] => monthsBetween(monthOf(from), monthOf(to));

/** The Mondays of the weeks that have a day in it. */
export function weeksOf({ from, to }: DaySpan): readonly Day[] {
  const mondays: Day[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7)) mondays.push(monday);
  return mondays;
}

/** How much of what is wanted shall be filled: in percent, until the agency says another one. */
export const FILL_TARGET = { default: 95, min: 1, max: 100 } as const;
