import { formatDayOf } from './german-instant.ts';

const DAY_MS = 86_400_000;

const dayNumber = (iso: string): number => {
  const [day = 1, month = 1, year = 0] = formatDayOf(iso).split('.').map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
};

/** "heute", "morgen", "in 3 Tagen", counted in Vienna's days; empty for what is past. */
export function formatDaysUntil(iso: string, now: Date): string {
  const days = dayNumber(iso) - dayNumber(now.toISOString());
  if (days < 0) return '';
  if (days === 0) return 'heute';
  return days === 1 ? 'morgen' : `in ${days} Tagen`;
}
