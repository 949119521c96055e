import { TIME_ZONE } from '#domain/time/time-zone.ts';

// By Intl alone: the pages of workers write shift times and have no need of a calendar library.
const CLOCK = new Intl.DateTimeFormat('de-AT', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE });
const DAY_MS = 86_400_000;

/** "17:00–01:00": an end at midnight is written 00:00. */
export const clockSpan = (start: Date, end: Date): string => `${CLOCK.format(start)}–${CLOCK.format(end)}`;

/** How many days after its start a shift ends. Midnight is the next day's 00:00, so an end there counts as one. */
export const daysLater = (start: Date, end: Date): number =>
  (Date.parse(DAY.format(end)) - Date.parse(DAY.format(start))) / DAY_MS;

/** "17:00–01:00 +1" */
export function shiftTimes(start: Date, end: Date): string {
  const days = daysLater(start, end);
  return `${clockSpan(start, end)}${days > 0 ? ` +${days}` : ''}`;
}
