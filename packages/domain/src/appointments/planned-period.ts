import { type PlannedTimes, wallTimesOf } from '#domain/appointments/wall-times.ts';
import { inHours, type Minutes, minutesBetween } from '#domain/time/minutes.ts';
import { minutesOf, type Period } from '#domain/time/period.ts';
import { addDays, type Day, dayOf, daysBetween, isDay } from '#domain/time/vienna-day.ts';
import { instantOf, isTimeOfDay, type TimeOfDay, timeOf } from '#domain/time/vienna-time.ts';

/** From when to when, as it is entered: each a day and a time, each perhaps still missing or no such thing. */
export interface EnteredPeriod {
  readonly startDay: Day | null;
  readonly startTime: TimeOfDay | null;
  readonly endDay: Day | null;
  readonly endTime: TimeOfDay | null;
}

export const enteredInstant = (day: Day | null, time: TimeOfDay | null): Date | null =>
  day !== null && time !== null && isDay(day) && isTimeOfDay(time) ? instantOf(day, time) : null;

/** A time as it travels beside its instant; one that is none is told at that. */
export const enteredTime = (time: TimeOfDay | null): TimeOfDay | null =>
  time !== null && isTimeOfDay(time) ? time : null;

/** Answers what was entered for what is planned: a time that the night of a clock change does not have is shown as it was meant. */
export function enteredPeriod(times: PlannedTimes): EnteredPeriod {
  const { startTime, endTime } = wallTimesOf(times);
  return { startDay: dayOf(times.startDateTime), startTime, endDay: dayOf(times.endDateTime), endTime };
}

/** The day on which a shift ends where nothing else was said: an end at or before the beginning belongs to the next day. */
const natural = ({ startDay, startTime, endTime }: EnteredPeriod): Day | null =>
  startDay && startTime && endTime && isDay(startDay) && endTime <= startTime ? addDays(startDay, 1) : startDay;

/** The day of the end after a change of the rest: it follows, unless somebody meant another one; then it keeps its distance. */
export function followingEndDay(before: EnteredPeriod, after: EnteredPeriod): Day | null {
  const { endDay } = before;
  if (!endDay || !isDay(endDay) || endDay === natural(before)) return natural(after);
  const [from, to] = [before.startDay, after.startDay];
  return from && to && isDay(from) && isDay(to) ? addDays(endDay, daysBetween(from, to)) : endDay;
}

interface UnderstoodPeriod extends Period {
  readonly hours: number;
  /** How many hours the clocks are put forward (−1) or back (+1) in between. */
  readonly clockChange: number;
  /** The times that clocks will show, where one that was entered does not exist. */
  readonly readAs: { readonly start: TimeOfDay; readonly end: TimeOfDay } | undefined;
}

const minutesOnTheWall = (entered: EnteredPeriod): Minutes =>
  minutesBetween(
    new Date(`${entered.startDay}T${entered.startTime}Z`),
    new Date(`${entered.endDay}T${entered.endTime}Z`),
  );

/** The entered period, as it is understood; nothing while it is no period. */
export function understandPeriod(entered: EnteredPeriod): UnderstoodPeriod | undefined {
  const start = enteredInstant(entered.startDay, entered.startTime);
  const end = enteredInstant(entered.endDay, entered.endTime);
  if (!start || !end || start >= end) return undefined;
  const shown = { start: timeOf(start), end: timeOf(end) };
  const isAsEntered = shown.start === entered.startTime && shown.end === entered.endTime;
  const minutes = minutesOf({ start, end });
  return {
    start,
    end,
    hours: inHours(minutes),
    clockChange: inHours(minutes - minutesOnTheWall(entered)),
    readAs: isAsEntered ? undefined : shown,
  };
}
