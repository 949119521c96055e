import { shiftTimes } from '#domain/time/shift-times.ts';
import { TIME_ZONE } from '#domain/time/time-zone.ts';

const WHOLE_DAY = new Intl.DateTimeFormat('de-AT', { timeZone: TIME_ZONE, dateStyle: 'full' });
const SHORT_DAY = new Intl.DateTimeFormat('de-AT', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
});
// By Intl alone, as shift times are: a worker's first screen has this year's days and no calendar library.
const YEAR = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, year: 'numeric' });
const NUMERIC = { timeZone: TIME_ZONE, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
const NUMERIC_DAY = new Intl.DateTimeFormat('de-AT', NUMERIC);
const WEEKDAY_AND_DAY = new Intl.DateTimeFormat('de-AT', { ...NUMERIC, weekday: 'short' });

/** "Samstag, 13. März 2027, 18:00–02:00 +1": what ends on a later day says by how many. */
export const spanLabel = (start: Date, end: Date): string => `${WHOLE_DAY.format(start)}, ${shiftTimes(start, end)}`;

/** "Sa., 13.03.", where there is little room; with the year when it is not this one. */
export const shortDayLabel = (instant: Date, now: Date): string =>
  yearOf(instant) === yearOf(now) ? SHORT_DAY.format(instant) : `${SHORT_DAY.format(instant)}${yearOf(instant)}`;

/** "13.03.2027", as it stands on papers. */
export const numericDay = (instant: Date): string => NUMERIC_DAY.format(instant);

/** "Sa., 13.03.2027" */
export const weekdayAndDay = (instant: Date): string => WEEKDAY_AND_DAY.format(instant);

/** In Vienna. */
export const yearOf = (instant: Date): number => Number(YEAR.format(instant));
