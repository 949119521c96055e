import type { Period } from '#domain/offers/availability.ts';
import { addDays, dayOf, startOfDay } from '#domain/time/vienna-day.ts';
import { hoursBetween } from '#domain/time/vienna-time.ts';
import { mondayOf } from '#domain/time/week.ts';

/** What the law on working time looks at. A warning to staff, never a block. */
export const WORKING_TIME_WARNINGS = {
  LONG_DAY: 'mehr als 12 Stunden innerhalb von 24 Stunden',
  SHORT_REST: 'weniger als 11 Stunden Ruhezeit',
  LONG_WEEK: 'mehr als 60 Stunden in der Woche',
  NO_BREAK: 'keine Pause bei mehr als 6 Stunden',
} as const;
export type WorkingTimeWarning = keyof typeof WORKING_TIME_WARNINGS;

const LIMITS = { hoursInDay: 12, restHours: 11, hoursInWeek: 60, hoursWithoutBreak: 6 } as const;
const DAY_MS = 24 * 3_600_000;

/** The hours of these periods that fall into a span. */
export const hoursWithin = (periods: readonly Period[], span: Period): number =>
  periods.reduce((sum, { start, end }) => {
    const from = start > span.start ? start : span.start;
    const to = end < span.end ? end : span.end;
    return to > from ? sum + hoursBetween(from, to) : sum;
  }, 0);

/** Monday to Sunday in Vienna around an instant. */
export function weekAround(instant: Date): Period {
  const monday = mondayOf(dayOf(instant));
  return { start: startOfDay(monday), end: startOfDay(addDays(monday, 7)) };
}

/** The most hours within any 24 hours: such a span that holds the most begins with a beginning or ends with an end. */
function mostHoursInDay(periods: readonly Period[]): number {
  const spans = periods.flatMap(({ start, end }) => [
    { start, end: new Date(start.getTime() + DAY_MS) },
    { start: new Date(end.getTime() - DAY_MS), end },
  ]);
  return Math.max(0, ...spans.map((span) => hoursWithin(periods, span)));
}

/** What speaks against adding a shift to what a worker has already. Their shifts do not overlap: the database sees to it. */
export function warningsFor(shift: Period, others: readonly Period[]): readonly WorkingTimeWarning[] {
  const all = [...others, shift];
  const near = all.filter(
    ({ start, end }) =>
      start.getTime() < shift.end.getTime() + DAY_MS && end.getTime() > shift.start.getTime() - DAY_MS,
  );
  const rests = others.map((other) =>
    other.end <= shift.start ? hoursBetween(other.end, shift.start) : hoursBetween(shift.end, other.start),
  );
  const weeks = [weekAround(shift.start), weekAround(new Date(shift.end.getTime() - 1))];
  const warnings: WorkingTimeWarning[] = [];
  if (mostHoursInDay(near) > LIMITS.hoursInDay) warnings.push('LONG_DAY');
  if (rests.some((hours) => hours >= 0 && hours < LIMITS.restHours)) warnings.push('SHORT_REST');
  if (weeks.some((week) => hoursWithin(all, week) > LIMITS.hoursInWeek)) warnings.push('LONG_WEEK');
  return warnings;
}

/** A recorded time over six hours has a break in it. */
export const lacksBreak = (work: Period, breakSeconds: number): boolean =>
  hoursBetween(work.start, work.end) - breakSeconds / 3600 > LIMITS.hoursWithoutBreak && breakSeconds === 0;
