import { Temporal } from 'temporal-polyfill';
import { seasonOf } from '#domain/time/season.ts';
import { type Day, TIME_ZONE } from '#domain/time/vienna-day.ts';

/** A local time of day as it travels, HH:MM. */
export type TimeOfDay = string;

export const isTimeOfDay = (value: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(value);

const zoned = (instant: Date): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(TIME_ZONE);

/**
 * The instant of a local time. One that a clock change skips is moved behind the gap, one that it doubles is the first:
 * what Temporal calls compatible, and what people mean.
 */
export const instantOf = (day: Day, time: TimeOfDay): Date =>
  new Date(
    Temporal.PlainDate.from(day).toZonedDateTime({ timeZone: TIME_ZONE, plainTime: Temporal.PlainTime.from(time) })
      .epochMilliseconds,
  );

export const timeOf = (instant: Date): TimeOfDay => zoned(instant).toPlainTime().toString({ smallestUnit: 'minute' });

/** The last moment at or before the start at which clocks show this time: workers meet before they begin. */
export function momentBefore(start: Date, time: TimeOfDay): Date {
  const day = zoned(start).toPlainDate();
  const sameDay = instantOf(day.toString(), time);
  return sameDay <= start ? sameDay : instantOf(day.subtract({ days: 1 }).toString(), time);
}

/** The instant with its offset, as it travels: 2026-11-14T18:00:00+01:00. */
export function toOffsetString(instant: Date): string {
  const { offset, offsetMs } = seasonOf(instant);
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, -'.000Z'.length) + offset;
}

/** Reads an ISO 8601 instant with an offset; null when it is none, or when it leaves the offset open. */
export function parseInstant(text: string): Date | null {
  if (!/(Z|[+-]\d{2}:\d{2})$/.test(text)) return null;
  try {
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    return null;
  }
}
