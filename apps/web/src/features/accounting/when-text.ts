import { formatClock, formatDayOf, formatInstant } from '#ui/format/german-instant.ts';

/** "heute, 13:58", else "26.10.2026, 13:58". */
export const whenText = (iso: string, now: Date): string =>
  formatDayOf(iso) === formatDayOf(now.toISOString()) ? `heute, ${formatClock(iso)}` : formatInstant(iso);
