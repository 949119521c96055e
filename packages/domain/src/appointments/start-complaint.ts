import { APPOINTMENT_FAILURES } from '#domain/appointments/appointment-failures.ts';
import type { FailureKind } from '#domain/failures/failure.ts';

interface Held {
  readonly startsAt: Date;
  readonly booked: number;
  /** Who is booked, has accepted or was asked. */
  readonly concerned: number;
}

/**
 * Answers the reason against another start. A shift that lies ahead does not slip into the past with its people: they would count as having worked.
 * One that has begun stays begun while anybody is booked: else a worked shift could be moved ahead and deleted there.
 */
export function startComplaint({ startsAt, booked, concerned }: Held, start: Date, now: Date): FailureKind | undefined {
  if (startsAt > now) return concerned > 0 && start < now ? APPOINTMENT_FAILURES.startsInThePast : undefined;
  return booked > 0 && start > now ? APPOINTMENT_FAILURES.begunStaysBegun : undefined;
}
