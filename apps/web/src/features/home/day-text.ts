import { dayOf, daysBetween, TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';
import { DAY_TEXTS } from './day-texts.ts';

const SHORT = new Intl.DateTimeFormat('de-AT', {
  timeZone: TIME_ZONE,
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
});

/** "Heute", "Do., 29.10.". */
export function dayText(iso: string, now: Date): string {
  const at = new Date(iso);
  return dayOf(at) === dayOf(now) ? DAY_TEXTS.today : SHORT.format(at);
}

/** "seit heute", "seit gestern", "seit 5 Tagen". */
export const sinceText = (iso: string, now: Date): string =>
  DAY_TEXTS.since(daysBetween(dayOf(new Date(iso)), dayOf(now)));
