import { inHours, minutesBetween } from '@gastspiel/domain/time/minutes.ts';
import { addDays, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { instantOf, isTimeOfDay } from '@gastspiel/domain/time/vienna-time.ts';

const WEEKDAY = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'UTC',
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
});

interface TimeSpan {
  /** Whether the end belongs to the day after. */
  readonly endsNextDay: boolean;
  /** "Fr., 27.11.": the day of the end. */
  readonly endDay: string;
  readonly hours: number;
}

/** How long it takes from one time to the next, in Vienna: the night of the change of clocks is longer or shorter. */
export function timeSpan(day: string | null, start: string | null, end: string | null): TimeSpan | undefined {
  if (!day || !start || !end || !isDay(day) || !isTimeOfDay(start) || !isTimeOfDay(end)) return undefined;
  const endsNextDay = end <= start;
  const endDay = endsNextDay ? addDays(day, 1) : day;
  return {
    endsNextDay,
    endDay: WEEKDAY.format(new Date(`${endDay}T00:00:00Z`)),
    hours: inHours(minutesBetween(instantOf(day, start), instantOf(endDay, end))),
  };
}
