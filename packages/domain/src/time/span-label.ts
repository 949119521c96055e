import { shiftTimes } from '#domain/time/shift-times.ts';
import { dayOf, TIME_ZONE } from '#domain/time/vienna-day.ts';

const WHOLE_DAY = new Intl.DateTimeFormat('de-AT', { timeZone: TIME_ZONE, dateStyle: 'full' });
const SHORT_DAY = new Intl.DateTimeFormat('de-AT', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
});

/** "Samstag, 13. März 2027, 18:00–02:00 +1": what ends on a later day says by how many. */
export const spanLabel = (start: Date, end: Date): string => `${WHOLE_DAY.format(start)}, ${shiftTimes(start, end)}`;

/** "Sa., 13.3.", where there is little room; with the year when it is not this one. */
export const shortDayLabel = (instant: Date, now: Date): string =>
  yearOf(instant) === yearOf(now) ? SHORT_DAY.format(instant) : `${SHORT_DAY.format(instant)}${yearOf(instant)}`;

/** In Vienna. */
export const yearOf = (instant: Date): number => Number(dayOf(instant).slice(0, 4));
