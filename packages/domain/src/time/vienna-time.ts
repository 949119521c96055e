import { Temporal } from 'temporal-polyfill';
import { instantAt, seasonOf, wallClock } from '#domain/time/season.ts';
import { addDays, type Day, dayOf } from '#domain/time/vienna-day.ts';

/** A local time of day as it travels, HH:MM. */
export type TimeOfDay = string;

export const isTimeOfDay = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

export const instantOf = (day: Day, time: TimeOfDay): Date => instantAt(`${day}T${time}Z`);

export const timeOf = (instant: Date): TimeOfDay =>
  wallClock(instant).slice(-'00:00:00.000Z'.length, -':00.000Z'.length);

/** The last moment at or before the start at which clocks show this time: workers meet before they begin. */
export function momentBefore(start: Date, time: TimeOfDay): Date {
  const day = dayOf(start);
  const sameDay = instantOf(day, time);
  return sameDay <= start ? sameDay : instantOf(addDays(day, -1), time);
}

/** The instant with its offset, as it travels: 2026-11-14T18:00:00+01:00. */
export const toOffsetString = (instant: Date): string =>
  wallClock(instant).slice(0, -'.000Z'.length) + seasonOf(instant).offset;

/** Reads an ISO 8601 instant with an offset; null when it is none, or when it leaves the offset open. */
export function parseInstant(text: string): Date | null {
  if (!/(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    return null;
  }
}
