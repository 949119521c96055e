import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';

/** News for a worker about an appointment. */
const OFFER_NEWS = [
  'NEW_OFFER',
  'BOOKED',
  'BOOKING_WITHDRAWN',
  /** Withdrawn after they said that they can not come: they are thanked, and need not come. */
  'PREVENTION_SETTLED',
  'APPOINTMENT_CHANGED',
  /** Time or place changed, so an accepted offer asks again. */
  'OFFERED_AGAIN',
  'APPOINTMENT_DELETED',
  /** Accepted, but others were booked. */
  'FULLY_BOOKED',
  /** A message that the office wrote to several. */
  'MESSAGE',
  'ANSWER_REMINDER',
  /** Asks who is booked to say that they come. */
  'CONFIRMATION_REMINDER',
] as const;
export type OfferNews = (typeof OFFER_NEWS)[number];

/** The news that one act of the office can bring for many shifts of a worker: they are told in one message. */
const ACT_NEWS = [
  'APPOINTMENT_DELETED',
  'BOOKING_WITHDRAWN',
  'PREVENTION_SETTLED',
  'APPOINTMENT_CHANGED',
  'OFFERED_AGAIN',
  'FULLY_BOOKED',
] as const satisfies readonly OfferNews[];
export type ActNews = (typeof ACT_NEWS)[number];

/** Corrections take the place of an offer that a device shows. A worker who never saw it there is told nothing. */
const CORRECTIONS = ['OFFER_WITHDRAWN', 'OFFER_CHANGED', 'FILLED', 'ACCEPTED', 'DECLINED'] as const;
export type Correction = (typeof CORRECTIONS)[number];

/** News that a device shows. */
const PUSHED_NEWS = [...OFFER_NEWS, ...CORRECTIONS] as const;
export type PushedNews = (typeof PUSHED_NEWS)[number];
export const isCorrection = (news: PushedNews): news is Correction => CORRECTIONS.some((one) => one === news);

const NOT_BOOKED = [null, 'CONTACTED', 'ACCEPTED', 'DECLINED'] as const;

/** The states of the offer in which a piece of news is true; null where it is gone. */
const TRUE_WHILE: Readonly<Record<PushedNews, readonly (OfferState | null)[]>> = {
  NEW_OFFER: ['CONTACTED'],
  BOOKED: ['BOOKED'],
  BOOKING_WITHDRAWN: NOT_BOOKED,
  PREVENTION_SETTLED: NOT_BOOKED,
  APPOINTMENT_CHANGED: ['BOOKED'],
  OFFERED_AGAIN: ['CONTACTED'],
  APPOINTMENT_DELETED: NOT_BOOKED,
  FULLY_BOOKED: ['ACCEPTED'],
  MESSAGE: ['CONTACTED', 'ACCEPTED', 'BOOKED'],
  ANSWER_REMINDER: ['CONTACTED'],
  CONFIRMATION_REMINDER: ['BOOKED'],
  OFFER_WITHDRAWN: [null],
  OFFER_CHANGED: ['CONTACTED'],
  FILLED: ['CONTACTED'],
  ACCEPTED: ['ACCEPTED'],
  DECLINED: ['DECLINED'],
};

/** Between a change and its telling things go on: what is no longer so is not told, and what came after tells itself. */
export const isStillTrue = (news: PushedNews, state: OfferState | null): boolean => TRUE_WHILE[news].includes(state);

/** A question is settled once, so by what is true when it is told: a yes that became a no, or was withdrawn, tells nothing else. */
export const newsOf = (news: PushedNews, state: OfferState | null): PushedNews => {
  if (!isCorrection(news)) return news;
  if (state === null) return 'OFFER_WITHDRAWN';
  return state === 'ACCEPTED' || state === 'DECLINED' ? state : news;
};

/** Everybody who had an offer or a booking is told that it is gone, also when they were blocked for it. */
export const isForEverybody = (news: PushedNews): boolean => TRUE_WHILE[news].includes(null);

/** News for the office about a booked worker. */
export const STAFF_NEWS = ['PREVENTED'] as const;
export type StaffNews = (typeof STAFF_NEWS)[number];

/** The facts by which one recognises an appointment. */
export interface AppointmentGlimpse {
  readonly description: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly venue: string;
}

/** In the queue an instant is text. */
const instant = z.union([z.date(), z.iso.datetime().transform((text) => new Date(text))]);

export const Glimpse = z.object({ description: z.string(), startsAt: instant, endsAt: instant, venue: z.string() });

const About = z.object({
  appointmentId: z.uuid(),
  userId: z.uuid(),
  glimpse: Glimpse.optional(),
  /** The text itself lies in the database, not in the queue. */
  messageId: z.uuid().optional(),
});

/** One piece of news for one device, as the queue keeps it: by a hash, since the token would let whoever reads the queue write to it. */
export const PushPayload = About.extend({ news: z.enum(PUSHED_NEWS), cause: z.uuid(), device: z.string() });

/** One piece of news for one worker, as the queue keeps it. */
export const OfferNewsPayload = About.extend({
  news: z.enum(OFFER_NEWS),
  /** When it was told by push to somebody who wants no mails: a mail is for when no device has shown it since. */
  pushedAt: instant.optional(),
});

/** The news of one act for several shifts of one worker, as the queue keeps it; the first one stands for all where a device shows it. */
const Several = z.object({
  userId: z.uuid(),
  shifts: z.array(z.object({ news: z.enum(ACT_NEWS), appointmentId: z.uuid(), glimpse: Glimpse.optional() })).min(1),
});
export type ToldShift = z.output<typeof Several>['shifts'][number];
export const SeveralNewsPayload = Several.extend({ pushedAt: instant.optional() });
export const SeveralPushPayload = Several.extend({ cause: z.uuid(), device: z.string() });
