import { shortDayLabel } from '@gastspiel/domain/time/span-label.ts';
import { timeOf } from '@gastspiel/domain/time/vienna-time.ts';
import { formatDaysUntil } from '#ui/format/german-until.ts';

const NEAR = ['heute', 'morgen'];

/** "heute, 18:30", "Sa., 31.10., 07:00" */
export function nextLabel(iso: string, now: Date): string {
  const word = formatDaysUntil(iso, now);
  const start = new Date(iso);
  return `${NEAR.includes(word) ? word : shortDayLabel(start, now)}, ${timeOf(start)}`;
}
