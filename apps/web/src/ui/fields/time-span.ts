import { isDay, parseTime } from './german-date.ts';

const HOUR_MS = 3_600_000;
const TIME = /^\d{2}:\d{2}$/;
const OFFSET = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Vienna', timeZoneName: 'longOffset' });
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
  if (!day || !start || !end || !isDay(day) || ![start, end].every(isTime)) return undefined;
  const endsNextDay = end <= start;
  const midnight = new Date(`${day}T00:00:00Z`);
  const endDate = new Date(midnight.getTime() + (endsNextDay ? 24 * HOUR_MS : 0));
  const endIso = endDate.toISOString().slice(0, 10);
  return {
    endsNextDay,
    endDay: WEEKDAY.format(endDate),
    hours: (inVienna(endIso, end) - inVienna(day, start)) / HOUR_MS,
  };
}

const isTime = (text: string): boolean => TIME.test(text) && parseTime(text) === text && Number(text.slice(0, 2)) < 24;

/** The instant of a time on Vienna's clocks; the offset is asked twice because the first guess may lie beyond the change. */
function inVienna(day: string, time: string): number {
  const wall = Date.parse(`${day}T${time}:00Z`);
  return wall - offsetAt(wall - offsetAt(wall));
}

function offsetAt(instant: number): number {
  const name = OFFSET.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, hours = '0', minutes = '0'] = /GMT([+-]\d{2}):(\d{2})/.exec(name) ?? [];
  return (Number(hours) + Number(minutes) / 60) * HOUR_MS;
}
