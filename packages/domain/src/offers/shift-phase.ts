import type { FailureKind } from '#domain/failures/failure.ts';
import { OFFER_FAILURES } from '#domain/offers/offer-failures.ts';

/** Where the moment lies towards a shift. It is past when it has ended. */
export type ShiftPhase = 'AHEAD' | 'RUNNING' | 'OVER';

interface Shift {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export function shiftPhase({ startsAt, endsAt }: Shift, now: Date): ShiftPhase {
  if (endsAt <= now) return 'OVER';
  return startsAt <= now ? 'RUNNING' : 'AHEAD';
}

/** Nobody answers in time once the work has begun: asking and answering end with its start. */
export const askingRefusal = (shift: Shift, now: Date): FailureKind | undefined =>
  shiftPhase(shift, now) === 'AHEAD' ? undefined : OFFER_FAILURES.begun;

/** Who stays away is found out at the start: stand-ins are booked until the end. */
export const bookingRefusal = (shift: Shift, now: Date): FailureKind | undefined =>
  shiftPhase(shift, now) === 'OVER' ? OFFER_FAILURES.over : undefined;
