import { addDays, type Day, dayOf } from '#domain/time/vienna-day.ts';

const DAY_MS = 86_400_000;

/** The days that a calendar marks for a shift: a night belongs to its evening, and only what lasts for days has several. */
export function shiftDays(start: Date, end: Date): readonly Day[] {
  const first = dayOf(start);
  if (end.getTime() - start.getTime() <= DAY_MS) return [first];
  // Up to the last moment: what ends at midnight does not reach into the next day.
  const last = dayOf(new Date(end.getTime() - 1));
  const days = [first];
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
