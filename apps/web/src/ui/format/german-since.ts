import { formatDayOf } from './german-instant.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const CLOCK = new Intl.DateTimeFormat('de-AT', { timeZone: 'Europe/Vienna', hour: '2-digit', minute: '2-digit' });

/** How long something counts as new. */
export const isJustNow = (iso: string, now: Date): boolean => now.getTime() - new Date(iso).getTime() < MINUTE_MS;

/** "gerade eben", "vor 24 Min.", "vor 2 Std.", "gestern, 16:40", "26.10.2026". */
export function formatSince(iso: string, now: Date): string {
  const passed = now.getTime() - new Date(iso).getTime();
  if (passed < MINUTE_MS) return 'gerade eben';
  if (passed < HOUR_MS) return `vor ${Math.floor(passed / MINUTE_MS)} Min.`;
  const day = formatDayOf(iso);
  if (day === formatDayOf(now.toISOString())) return `vor ${Math.floor(passed / HOUR_MS)} Std.`;
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString();
  return day === formatDayOf(yesterday) ? `gestern, ${CLOCK.format(new Date(iso))}` : day;
}

/** A day, YYYY-MM-DD, seen from another: "heute", "gestern", "vor 5 Tagen". */
export function formatDaysAgo(day: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days <= 0) return 'heute';
  return days === 1 ? 'gestern' : `vor ${days} Tagen`;
}
