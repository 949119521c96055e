import { addMinutes } from '#domain/time/minutes.ts';
import { overlaps, type Period } from '#domain/time/period.ts';
import { WORKING_TIME_LIMITS, WORKING_TIME_WARNINGS } from '#domain/working-time/working-time.ts';

export const AVAILABILITIES = ['AVAILABLE', 'PARTIALLY', 'UNAVAILABLE'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  AVAILABLE: 'Verfügbar',
  PARTIALLY: 'Eingeschränkt',
  UNAVAILABLE: 'Nicht verfügbar',
};

/** Why somebody is not simply available. */
export const AVAILABILITY_REASONS = {
  PREVENTED: 'hat sich verhindert gemeldet',
  BOOKED: 'gebucht für einen anderen Einsatz',
  ABSENT: 'abwesend',
  SHORT_REST: WORKING_TIME_WARNINGS.SHORT_REST,
  ACCEPTED_OTHER: 'hat ein überschneidendes Angebot angenommen',
} as const;
export type AvailabilityReason = keyof typeof AVAILABILITY_REASONS;

interface Calendar {
  readonly booked: readonly Period[];
  readonly absent: readonly Period[];
  readonly accepted: readonly Period[];
  /** They said of this very appointment that they can not come. */
  readonly isPrevented: boolean;
}

/** A shift with the rest that it needs before and after. */
export const withRest = ({ start, end }: Period): Period => ({
  start: addMinutes(start, -WORKING_TIME_LIMITS.rest),
  end: addMinutes(end, WORKING_TIME_LIMITS.rest),
});

/** Whether a worker with this calendar can take the appointment, and what speaks against it. */
export function availabilityFor(
  appointment: Period,
  { booked, absent, accepted, isPrevented }: Calendar,
): { readonly availability: Availability; readonly reasons: readonly AvailabilityReason[] } {
  const meets = (periods: readonly Period[]): boolean => periods.some((period) => overlaps(appointment, period));
  const reasons: AvailabilityReason[] = isPrevented ? ['PREVENTED'] : [];
  if (meets(booked)) reasons.push('BOOKED');
  if (meets(absent)) reasons.push('ABSENT');
  if (reasons.length > 0) return { availability: 'UNAVAILABLE', reasons };
  if (booked.some((period) => overlaps(withRest(appointment), period))) reasons.push('SHORT_REST');
  if (meets(accepted)) reasons.push('ACCEPTED_OTHER');
  return { availability: reasons.length > 0 ? 'PARTIALLY' : 'AVAILABLE', reasons };
}
