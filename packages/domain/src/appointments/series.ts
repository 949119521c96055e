import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import { addDays, type Day, daysBetween, isDay } from '#domain/time/vienna-day.ts';
import { mondayOf } from '#domain/time/week.ts';

export const SERIES_LIMITS = {
  /** Made in one transaction, and looked through by a person before. */
  appointments: 250,
  /** From the first to the last: a year ahead, and some weeks to plan the next one. */
  days: 400,
  weeks: [1, 2, 3, 4],
} as const;

export const SERIES_RULES = {
  noDays: 'Bitte mindestens einen Tag wählen.',
  tooMany: `Eine Serie hat höchstens ${SERIES_LIMITS.appointments} Einsätze. Bitte einen früheren letzten Tag wählen.`,
  tooFar: `Eine Serie reicht höchstens ${SERIES_LIMITS.days} Tage weit.`,
  order: 'Der letzte Tag muss am ersten oder danach liegen.',
  twice: 'Ein Tag ist doppelt gewählt.',
  day: 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.',
} as const;

/** Monday is 1. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;
export const weekdayOf = (day: Day): Weekday => Temporal.PlainDate.from(day).dayOfWeek as Weekday;

export interface SeriesPattern {
  readonly weekdays: readonly Weekday[];
  /** 2 is every second week, counted from the week of the first day. */
  readonly everyWeeks: number;
  readonly from: Day;
  readonly until: Day;
}

/** The complaint about a pattern, if any; without one it has its days. */
export function patternComplaint({ weekdays, from, until }: SeriesPattern): string | undefined {
  if (!isDay(from) || !isDay(until)) return SERIES_RULES.day;
  if (until < from) return SERIES_RULES.order;
  if (daysBetween(from, until) > SERIES_LIMITS.days) return SERIES_RULES.tooFar;
  return weekdays.length === 0 ? SERIES_RULES.noDays : undefined;
}

export function seriesDays({ weekdays, everyWeeks, from, until }: SeriesPattern): readonly Day[] {
  const firstWeek = mondayOf(from);
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index)).filter(
    (day) => weekdays.includes(weekdayOf(day)) && (daysBetween(firstWeek, mondayOf(day)) / 7) % everyWeeks === 0,
  );
}

/** The days on which the appointments of a series are made. Whatever is wrong with one of them is told of all: they have one field. */
export const SeriesDays = z
  .array(z.string())
  .min(1, SERIES_RULES.noDays)
  .max(SERIES_LIMITS.appointments, SERIES_RULES.tooMany)
  .superRefine((days, context) => {
    const complain = (message: string) => context.addIssue({ code: 'custom', message });
    if (!days.every(isDay)) return complain(SERIES_RULES.day);
    if (new Set(days).size < days.length) complain(SERIES_RULES.twice);
    const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
    if (first && last && daysBetween(first, last) > SERIES_LIMITS.days) complain(SERIES_RULES.tooFar);
  });

/** How far a change of one reaches: "dieser und die folgenden" or "alle". */
export const SERIES_REACHES = ['FOLLOWING', 'ALL'] as const;
export type SeriesReach = (typeof SERIES_REACHES)[number];
