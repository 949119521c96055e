import { formatDayOf } from './german-instant.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CLOCK = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' });

/** How long something counts as new. */
export const isJustNow = (iso: string, now: Date): boolean => now.getTime() - new Date(iso).getTime() < MINUTE_MS;

/** "gerade eben", "vor 24 min", "vor 2 h", "gestern, 16:40", "26.10.2026". */
export function formatSince(iso: string, now: Date): string {
  const passed = now.getTime() - new Date(iso).getTime();
  if (passed < MINUTE_MS) return 'gerade eben';
  if (passed < HOUR_MS) return `vor ${Math.floor(passed / MINUTE_MS)} min`;
  if (isSameDay(iso, now)) return `vor ${Math.floor(passed / HOUR_MS)} h`;
  return formatMoment(iso, now);
}

const isSameDay = (iso: string, now: Date): boolean => formatDayOf(iso) === formatDayOf(now.toISOString());

/** "14:05", "gestern, 14:05", "26.10.2026": a moment that has passed. */
export function formatMoment(iso: string, now: Date): string {
  const clock = CLOCK.format(new Date(iso));
  if (isSameDay(iso, now)) return clock;
  const day = formatDayOf(iso);
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  return day === formatDayOf(yesterday) ? `gestern, ${clock}` : day;
}

/** A day, YYYY-MM-DD, seen from another: "heute", "gestern", "vor 5 Tagen". */
export function formatDaysAgo(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days <= 0) return 'heute';
  return days === 1 ? 'gestern' : `vor ${days} Tagen`;
}
