import type { FailureKind } from '#domain/failures/failure.ts';
import { OFFER_FAILURES } from '#domain/offers/offer-failures.ts';
import type { OfferState } from '#domain/offers/offer-state.ts';
import { addDays, dayOf, startOfDay } from '#domain/time/vienna-day.ts';
import { instantOf, timeOf } from '#domain/time/vienna-time.ts';

/** The states in which a worker can be reminded: to answer the offer, or to say that they come. */
export const REMINDED_STATES = ['CONTACTED', 'BOOKED'] as const satisfies readonly OfferState[];
export type RemindedState = (typeof REMINDED_STATES)[number];

const HOUR_MS = 3_600_000;

/** A worker who was reminded later than this is left in peace. */
export const remindedBefore = (now: Date): Date => new Date(now.getTime() - HOUR_MS);

const FROM = '10:00';
const UNTIL = '20:00';

/** Which bookings are reminded of by themselves. */
export interface DayBefore {
  /** The shifts that begin tomorrow. */
  readonly from: Date;
  readonly to: Date;
  /** A worker who was booked later has just heard of it. */
  readonly bookedBefore: Date;
  /** Once on this day, whatever was before. */
  readonly remindedBefore: Date;
}

/** On the day before, from ten o'clock on; nobody is disturbed in the evening because a server was out of reach. */
export function dayBefore(now: Date): DayBefore | undefined {
  const time = timeOf(now);
  if (time < FROM || time >= UNTIL) return undefined;
  const today = dayOf(now);
  return {
    from: startOfDay(addDays(today, 1)),
    to: startOfDay(addDays(today, 2)),
    bookedBefore: instantOf(today, FROM),
    remindedBefore: startOfDay(today),
  };
}

interface Booking {
  readonly state: OfferState;
  readonly startsAt: Date;
  readonly preventedAt: Date | null;
}

/** Why somebody can not say that they come, or undefined when they can. */
export function confirmationRefusal({ state, startsAt, preventedAt }: Booking, now: Date): FailureKind | undefined {
  if (state !== 'BOOKED') return OFFER_FAILURES.notConfirmable;
  if (startsAt <= now) return OFFER_FAILURES.begun;
  return preventedAt ? OFFER_FAILURES.prevented : undefined;
}

interface Reminded extends Booking {
  readonly remindedAt: Date | null;
  readonly confirmedAt: Date | null;
}

/** A worker who was reminded before this and has said nothing is worth a call. */
export const calledAfter = (now: Date): Date => new Date(now.getTime() - 4 * HOUR_MS);

/** Whether the worker was asked to say that they come, and has not. */
export const asksToConfirm = (booking: Reminded, now: Date): boolean =>
  booking.remindedAt !== null && booking.confirmedAt === null && !confirmationRefusal(booking, now);
