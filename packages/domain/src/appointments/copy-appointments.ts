import { z } from 'zod';
import type { AppointmentValues } from '#domain/appointments/appointment-input.ts';
import { partsThat, pathsOf } from '#domain/appointments/appointment-parts.ts';
import { moveToDay } from '#domain/appointments/wall-times.ts';
import { withValueAt } from '#domain/input/value-at.ts';
import { addDays, dayOf } from '#domain/time/vienna-day.ts';

export const COPY_LIMITS = {
  /** A full week of a large agency. */
  appointments: 500,
  /** Either way. */
  days: 400,
} as const;

export const COPY_RULES = {
  nothing: 'Bitte mindestens einen Einsatz wählen.',
  tooMany: `Bitte höchstens ${COPY_LIMITS.appointments} Einsätze auf einmal kopieren.`,
  distance: `Bitte an einen anderen Tag kopieren, höchstens ${COPY_LIMITS.days} Tage entfernt.`,
} as const;

/** By how many days the copies lie after their originals. */
export const CopyDistance = z
  .int(COPY_RULES.distance)
  .min(-COPY_LIMITS.days, COPY_RULES.distance)
  .max(COPY_LIMITS.days, COPY_RULES.distance)
  .refine((days) => days !== 0, COPY_RULES.distance);

/** The same so many days later, by the clock on the wall; the details of the one day stay behind where they are not wanted. */
export function copyOf(values: AppointmentValues, days: number, keepsDetails: boolean): AppointmentValues {
  const copy = moveToDay(values, addDays(dayOf(values.startDateTime), days));
  if (keepsDetails) return copy;
  return partsThat('isOfDay')
    .flatMap(pathsOf)
    .reduce((bare, path) => withValueAt(bare, path, null), copy);
}
