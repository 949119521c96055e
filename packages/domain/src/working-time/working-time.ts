import { addMinutes, type Minutes, minutesBetween } from '#domain/time/minutes.ts';
import { minutesOf, minutesWithin, type Period } from '#domain/time/period.ts';
import { addDays, dayOf, startOfDay } from '#domain/time/vienna-day.ts';
import { mondayOf } from '#domain/time/week.ts';

const HOUR: Minutes = 60;
const DAY: Minutes = 24 * HOUR;

/** In minutes: §§ 9, 11 and 12 AZG. */
export const WORKING_TIME_LIMITS = {
  /** The longest work within any 24 hours. */
  day: 12 * HOUR,
  /** Between two days of work. */
  rest: 11 * HOUR,
  /** The longest work from Monday to Sunday. */
  week: 60 * HOUR,
  /** The longest work without a break. */
  withoutBreak: 6 * HOUR,
} as const;

const hours = (minutes: Minutes): string => `${minutes / HOUR} Stunden`;

/** The points that the law on working time looks at. A warning to staff, never a block. */
export const WORKING_TIME_WARNINGS = {
  LONG_DAY: `mehr als ${hours(WORKING_TIME_LIMITS.day)} innerhalb von 24 Stunden`,
  SHORT_REST: `weniger als ${hours(WORKING_TIME_LIMITS.rest)} Ruhezeit`,
  LONG_WEEK: `mehr als ${hours(WORKING_TIME_LIMITS.week)} in der Woche`,
  NO_BREAK: `keine Pause bei mehr als ${hours(WORKING_TIME_LIMITS.withoutBreak)}`,
} as const;
export type WorkingTimeWarning = keyof typeof WORKING_TIME_WARNINGS;

/** Monday to Sunday in Vienna around an instant. */
export function weekAround(instant: Date): Period {
  const monday = mondayOf(dayOf(instant));
  return { start: startOfDay(monday), end: startOfDay(addDays(monday, 7)) };
}

/** The most work within any 24 hours: such a span that holds the most begins with a beginning or ends with an end. */
function mostInDay(periods: readonly Period[]): Minutes {
  const spans = periods.flatMap(({ start, end }) => [
    { start, end: addMinutes(start, DAY) },
    { start: addMinutes(end, -DAY), end },
  ]);
  return Math.max(0, ...spans.map((span) => minutesWithin(periods, span)));
}

/** Warnings against adding a shift to those that a worker has already. Their shifts do not overlap: the database sees to it. */
export function warningsFor(shift: Period, others: readonly Period[]): readonly WorkingTimeWarning[] {
  const all = [...others, shift];
  const near = all.filter(
    ({ start, end }) => start < addMinutes(shift.end, DAY) && end > addMinutes(shift.start, -DAY),
  );
  const rests = others.map((other) =>
    other.end <= shift.start ? minutesBetween(other.end, shift.start) : minutesBetween(shift.end, other.start),
  );
  const weeks = [weekAround(shift.start), weekAround(new Date(shift.end.getTime() - 1))];
  const warnings: WorkingTimeWarning[] = [];
  if (mostInDay(near) > WORKING_TIME_LIMITS.day) warnings.push('LONG_DAY');
  if (rests.some((rest) => rest >= 0 && rest < WORKING_TIME_LIMITS.rest)) warnings.push('SHORT_REST');
  if (weeks.some((week) => minutesWithin(all, week) > WORKING_TIME_LIMITS.week)) warnings.push('LONG_WEEK');
  return warnings;
}

/** A recorded time over six hours has a break in it. */
export const lacksBreak = (work: Period, breakTime: Minutes): boolean =>
  minutesOf(work) > WORKING_TIME_LIMITS.withoutBreak && breakTime === 0;
