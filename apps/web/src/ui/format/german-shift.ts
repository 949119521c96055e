import { formatDayOf } from './german-instant.ts';

const ZONE = { timeZone: 'Europe/Vienna' } as const;
const WEEKDAY = new Intl.DateTimeFormat('de-AT', {
  ...ZONE,
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});
const CLOCK = new Intl.DateTimeFormat('de-AT', { ...ZONE, hour: '2-digit', minute: '2-digit' });
const DAY_MS = 86_400_000;

/** "Sa., 31.10.2026": the day of an instant in Vienna. */
export const formatWeekday = (iso: string): string => WEEKDAY.format(new Date(iso));

/** "17:00–01:00". */
export const formatClocks = (startIso: string, endIso: string): string =>
  `${CLOCK.format(new Date(startIso))}–${CLOCK.format(new Date(endIso))}`;

/** How many midnights lie between: marked as +1 behind the end. An end at midnight belongs to the day before. */
export function daysLater(startIso: string, endIso: string): number {
  const [start, end] = [startIso, new Date(new Date(endIso).getTime() - 1).toISOString()].map((iso) => {
    const [day, month, year] = formatDayOf(iso).split('.').map(Number);
    return Date.UTC(year ?? 0, (month ?? 1) - 1, day);
  });
  return Math.round(((end ?? 0) - (start ?? 0)) / DAY_MS);
}

/** "7,25 h". */
export const formatHours = (hours: number): string => `${formatDecimal(hours)} h`;

/** "7,25". */
export const formatDecimal = (value: number): string =>
  value.toLocaleString('de-AT', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** The hours that really pass between two instants. */
export const hoursOf = (startIso: string, endIso: string): number =>
  (new Date(endIso).getTime() - new Date(startIso).getTime()) / 3_600_000;
