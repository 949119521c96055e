import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';

/** What a worker is told of an appointment. */
const OFFER_NEWS = [
  'NEW_OFFER',
  'BOOKED',
  'BOOKING_WITHDRAWN',
  'APPOINTMENT_CHANGED',
  /** Time or place changed, so an accepted offer asks again. */
  'OFFERED_AGAIN',
  'APPOINTMENT_DELETED',
  /** Accepted, but others were booked. */
  'FULLY_BOOKED',
] as const;
export type OfferNews = (typeof OFFER_NEWS)[number];

/** The state of the offer in which a piece of news is true; null where there must be no booking any more. */
const TRUE_WHILE: Readonly<Record<OfferNews, OfferState | null>> = {
  NEW_OFFER: 'CONTACTED',
  BOOKED: 'BOOKED',
  BOOKING_WITHDRAWN: null,
  APPOINTMENT_CHANGED: 'BOOKED',
  OFFERED_AGAIN: 'CONTACTED',
  APPOINTMENT_DELETED: null,
  FULLY_BOOKED: 'ACCEPTED',
};

/** Between a change and its telling things go on: what is no longer so is not told, and what came after tells itself. */
export const isStillTrue = (news: OfferNews, state: OfferState | null): boolean =>
  TRUE_WHILE[news] === null ? state !== 'BOOKED' : state === TRUE_WHILE[news];

/** Whoever had a booking is told that it is gone, also when they were blocked for it. */
export const isForEverybody = (news: OfferNews): boolean => TRUE_WHILE[news] === null;

/** What the office is told of a booked worker. */
export const STAFF_NEWS = ['PREVENTED'] as const;
export type StaffNews = (typeof STAFF_NEWS)[number];

/** What one has to know of an appointment to recognise it. */
export interface AppointmentGlimpse {
  readonly description: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: string;
}

/** In the queue an instant is text. */
const instant = z.union([z.date(), z.iso.datetime().transform((text) => new Date(text))]);

export const Glimpse = z.object({ description: z.string(), startsAt: instant, endsAt: instant, venue: z.string() });

/** One piece of news for one worker, as the queue keeps it. */
export const OfferNewsPayload = z.object({
  news: z.enum(OFFER_NEWS),
  appointmentId: z.uuid(),
  userId: z.uuid(),
  glimpse: Glimpse.optional(),
});
