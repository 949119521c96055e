/** A span of time, half-open. */
export interface Period {
  readonly start: Date;
  readonly end: Date;
}

export const AVAILABILITIES = ['AVAILABLE', 'PARTIALLY', 'UNAVAILABLE'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

export const AVAILABILITY_LABELS: Readonly<Record<Availability, string>> = {
  AVAILABLE: 'Verfügbar',
  PARTIALLY: 'Eingeschränkt',
  UNAVAILABLE: 'Nicht verfügbar',
};

/** Why somebody is not simply available. */
export const AVAILABILITY_REASONS = {
  BOOKED: 'gebucht für einen anderen Einsatz',
  ABSENT: 'abwesend',
  SHORT_REST: 'weniger als 11 Stunden Ruhezeit',
  ACCEPTED_OTHER: 'hat ein überschneidendes Angebot angenommen',
} as const;
export type AvailabilityReason = keyof typeof AVAILABILITY_REASONS;

/** § 12 AZG: so many hours lie between two days of work. */
export const REST_HOURS = 11;
const REST_MS = REST_HOURS * 3_600_000;

interface Calendar {
  readonly booked: readonly Period[];
  readonly absent: readonly Period[];
  readonly accepted: readonly Period[];
}

export const overlaps = (a: Period, b: Period): boolean => a.start < b.end && b.start < a.end;

const restIsShort = (a: Period, b: Period): boolean =>
  overlaps({ start: new Date(a.start.getTime() - REST_MS), end: new Date(a.end.getTime() + REST_MS) }, b);

/** Whether a worker with this calendar can take the appointment, and what speaks against it. */
export function availabilityFor(
  appointment: Period,
  { booked, absent, accepted }: Calendar,
): { readonly availability: Availability; readonly reasons: readonly AvailabilityReason[] } {
  const meets = (periods: readonly Period[]): boolean => periods.some((period) => overlaps(appointment, period));
  const reasons: AvailabilityReason[] = [];
  if (meets(booked)) reasons.push('BOOKED');
  if (meets(absent)) reasons.push('ABSENT');
  if (reasons.length > 0) return { availability: 'UNAVAILABLE', reasons };
  if (booked.some((period) => restIsShort(appointment, period))) reasons.push('SHORT_REST');
  if (meets(accepted)) reasons.push('ACCEPTED_OTHER');
  return { availability: reasons.length > 0 ? 'PARTIALLY' : 'AVAILABLE', reasons };
}
