import { type Minutes, minutesBetween } from '#domain/time/minutes.ts';
import type { Period } from '#domain/time/period.ts';
import { addDays, type Day, dayOf } from '#domain/time/vienna-day.ts';
import { instantOf, type TimeOfDay, timeOf } from '#domain/time/vienna-time.ts';

/** Reads times as hands on a number pad type them: 1730, 930, 17:30, 17.30, 17; 24:00 is midnight. Null when it is no time. */
export function readClock(typed: string): TimeOfDay | null {
  const match = /^(\d{1,2})(?:[:.,]?(\d{2}))?$/.exec(typed.trim());
  if (!match) return null;
  const [hours, minutes] = [Number(match[1]), Number(match[2] ?? 0)];
  if (minutes > 59 || hours > 24 || (hours === 24 && minutes > 0)) return null;
  return `${String(hours % 24).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** 30, or nothing for none. Null when it is no number of minutes. */
export function readMinutes(typed: string): Minutes | null {
  const text = typed.trim();
  if (text === '') return 0;
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

/** The moment with this time on the clock that lies nearest to another one; that one itself, if its clock showed it. */
export function momentNear(near: Date, time: TimeOfDay): Date {
  if (timeOf(near) === time) return near;
  const day = dayOf(near);
  const moments = [-1, 0, 1].map((days) => instantOf(addDays(day, days), time));
  const distance = (moment: Date) => Math.abs(minutesBetween(near, moment));
  return moments.reduce((best, moment) => (distance(moment) < distance(best) ? moment : best));
}

/** A shift as it was typed: `expected` says about when, `day` on which day, where that is asked for. */
export function readShift(
  { day, start: from, end: to }: { readonly day?: Day; readonly start: TimeOfDay; readonly end: TimeOfDay },
  expected: Period,
): Period {
  const isExpected = timeOf(expected.start) === from && (day === undefined || dayOf(expected.start) === day);
  const start = isExpected ? expected.start : day ? instantOf(day, from) : momentNear(expected.start, from);
  if (from === to) return { start, end: start };
  // A shift lasts less than a day, so its end is the next such time; in the hour that comes twice, the one that was expected.
  if (timeOf(expected.end) === to && expected.end > start && minutesBetween(start, expected.end) < 25 * 60) {
    return { start, end: expected.end };
  }
  const sameDay = instantOf(dayOf(start), to);
  return { start, end: sameDay > start ? sameDay : instantOf(addDays(dayOf(start), 1), to) };
}
