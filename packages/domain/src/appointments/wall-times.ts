import { addDays, type Day, dayOf, daysBetween } from '#domain/time/vienna-day.ts';
import { instantOf, type TimeOfDay, timeOf } from '#domain/time/vienna-time.ts';

/**
 * When a shift takes place. The night of a clock change may not have a time that was planned: then the instant is shifted for that night,
 * and what was meant is kept beside it. Undefined where nobody said anything of it, null where clocks show what was meant.
 */
export type PlannedTimes = {
  readonly startDateTime: Date;
  readonly endDateTime: Date;
  readonly meantStartTime?: TimeOfDay | null | undefined;
  readonly meantEndTime?: TimeOfDay | null | undefined;
};

/** A shift by the clock on the wall, on no day in particular. */
export interface WallTimes {
  readonly startTime: TimeOfDay;
  readonly endTime: TimeOfDay;
  /** How many days after its start it ends. */
  readonly daysLater: number;
}

type MeantTimes = {
  readonly meantStartTime: TimeOfDay | null;
  readonly meantEndTime: TimeOfDay | null;
};

const MINUTE_MS = 60_000;
const minutesOf = (time: TimeOfDay): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The shift on a day. Only where a clock change leaves nothing of it (from 02:30 to 03:00 in the hour that is skipped) its end waits for its length. */
export function placeOn({ startTime, endTime, daysLater }: WallTimes, day: Day) {
  const start = instantOf(day, startTime);
  const end = instantOf(addDays(day, daysLater), endTime);
  const length = daysLater * 24 * 60 + minutesOf(endTime) - minutesOf(startTime);
  return { startDateTime: start, endDateTime: end > start ? end : new Date(start.getTime() + length * MINUTE_MS) };
}

/** Answers the times that were meant. A time that was said counts only if it leads to these very instants: whoever changed them since meant those. */
export function wallTimesOf(times: PlannedTimes): WallTimes {
  const { startDateTime: start, endDateTime: end, meantStartTime, meantEndTime } = times;
  const day = dayOf(start);
  const shown = { startTime: timeOf(start), endTime: timeOf(end), daysLater: daysBetween(day, dayOf(end)) };
  const meant = { ...shown, startTime: meantStartTime ?? shown.startTime, endTime: meantEndTime ?? shown.endTime };
  if (meant.startTime === shown.startTime && meant.endTime === shown.endTime) return shown;
  const placed = placeOn(meant, day);
  const isSame = placed.startDateTime.getTime() === start.getTime() && placed.endDateTime.getTime() === end.getTime();
  return isSame ? meant : shown;
}

const isSameTime = (one: PlannedTimes, other: PlannedTimes): boolean =>
  one.startDateTime.getTime() === other.startDateTime.getTime() &&
  one.endDateTime.getTime() === other.endDateTime.getTime();

/** The same with what was meant where clocks show something else; what nobody spoke of stays as it was before. */
export function withMeantTimes<Values extends PlannedTimes>(
  values: Values,
  before?: PlannedTimes,
): Values & MeantTimes {
  const isUnsaid = values.meantStartTime === undefined && values.meantEndTime === undefined;
  const said = isUnsaid && before && isSameTime(before, values) ? before : values;
  // Nearly always: clocks show what was meant.
  if (!said.meantStartTime && !said.meantEndTime) return { ...values, meantStartTime: null, meantEndTime: null };
  const { startTime, endTime } = wallTimesOf(said);
  const meant = (time: TimeOfDay, instant: Date) => (timeOf(instant) === time ? null : time);
  return {
    ...values,
    meantStartTime: meant(startTime, values.startDateTime),
    meantEndTime: meant(endTime, values.endDateTime),
  };
}

/** The same shift on another day, by the clock on the wall. */
export function moveToDay<Values extends PlannedTimes>(values: Values, day: Day): Values {
  if (dayOf(values.startDateTime) === day) return values;
  const wall = wallTimesOf(values);
  const { startTime: meantStartTime, endTime: meantEndTime } = wall;
  return withMeantTimes({ ...values, ...placeOn(wall, day), meantStartTime, meantEndTime });
}
