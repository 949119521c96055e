import type { Period } from '#domain/time/period.ts';
import { addDays, type Day, dayOf, daysBetween } from '#domain/time/vienna-day.ts';
import { instantOf, timeOf } from '#domain/time/vienna-time.ts';

/**
 * The same shift on another day, by the clock on the wall. Only where a clock change leaves nothing of it (from 02:30
 * to 03:00 in the hour that is skipped) it keeps its length instead of its end.
 */
export function moveToDay({ start, end }: Period, day: Day): Period {
  const from = dayOf(start);
  if (from === day) return { start, end };
  const movedStart = instantOf(day, timeOf(start));
  const movedEnd = instantOf(addDays(day, daysBetween(from, dayOf(end))), timeOf(end));
  const length = end.getTime() - start.getTime();
  return { start: movedStart, end: movedEnd > movedStart ? movedEnd : new Date(movedStart.getTime() + length) };
}
