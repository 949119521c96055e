import { shiftTimes } from '@gastspiel/domain/time/shift-times.ts';
import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { weekNumber } from '@gastspiel/domain/time/week-number.ts';

// A day has no zone: it is formatted as the midnight of UTC that it is read as.
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-AT', { ...options, timeZone: 'UTC' });
const WEEKDAY = format({ weekday: 'short' });
const LONG_WEEKDAY = format({ weekday: 'long' });
const DAY_AND_MONTH = format({ day: '2-digit', month: '2-digit' });
const SHORT = format({ weekday: 'short', day: '2-digit', month: '2-digit' });
const FULL = format({ weekday: 'short', day: '2-digit', month: '2-digit', year: 'numeric' });
const SPOKEN = format({ weekday: 'long', day: 'numeric', month: 'long' });
const LONG = format({ day: 'numeric', month: 'long', year: 'numeric' });

const at = (day: Day): Date => new Date(`${day}T00:00:00Z`);

/** "Do" */
export const weekdayOf = (day: Day): string => WEEKDAY.format(at(day)).replace('.', '');
/** "Donnerstag" */
export const spokenWeekday = (day: Day): string => LONG_WEEKDAY.format(at(day));
/** "29.10." */
export const dayAndMonth = (day: Day): string => DAY_AND_MONTH.format(at(day));
/** "Do., 29.10." */
export const shortDay = (day: Day): string => SHORT.format(at(day));
/** "Do., 29.10.2026" */
export const fullDay = (day: Day): string => FULL.format(at(day));
/** "Donnerstag, 29. Oktober" */
export const spokenDay = (day: Day): string => SPOKEN.format(at(day));

/** "26. Oktober – 1. November 2026"; what both days share is said once. */
export const weekRange = (monday: Day, sunday: Day): string =>
  LONG.formatRange(at(monday), at(sunday)).replaceAll(/\s*–\s*/g, ' – ');

/** "KW 44" */
export const weekName = (day: Day): string => `KW ${weekNumber(day).week}`;

/** "KW 44–46" from the week of one day to that of another, "KW 44" where that is the same. */
export const weeksName = (first: Day, last: Day): string => {
  const [from, to] = [weekNumber(first).week, weekNumber(last).week];
  return from === to ? weekName(first) : `${weekName(first)}–${to}`;
};

interface Times {
  readonly startDateTime: string;
  readonly endDateTime: string;
}

interface Planned extends Times {
  readonly meantStartTime: string | null;
  readonly meantEndTime: string | null;
}

export const periodOf = ({ startDateTime, endDateTime }: Times) => ({
  start: new Date(startDateTime),
  end: new Date(endDateTime),
});

/** When it is planned, with what was meant where the clock change shifted it. */
export const plannedTimesOf = ({ startDateTime, endDateTime, meantStartTime, meantEndTime }: Planned) => ({
  startDateTime: new Date(startDateTime),
  endDateTime: new Date(endDateTime),
  ...{ meantStartTime, meantEndTime },
});

/** "Do., 29.10.2026, 17:00–01:00 +1" */
export function whenOf(appointment: Times): string {
  const { start, end } = periodOf(appointment);
  return `${fullDay(dayOf(start))}, ${shiftTimes(start, end)}`;
}
