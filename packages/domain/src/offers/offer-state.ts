import type { FailureKind } from '#domain/failures/failure.ts';
import { OFFER_FAILURES } from '#domain/offers/offer-failures.ts';

export const OFFER_STATES = ['CONTACTED', 'ACCEPTED', 'BOOKED', 'DECLINED'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_STATE_LABELS: Readonly<Record<OfferState, string>> = {
  CONTACTED: 'Kontaktiert',
  ACCEPTED: 'Angenommen',
  BOOKED: 'Gebucht',
  DECLINED: 'Abgelehnt',
};

/** What a worker can answer. */
export const OFFER_ANSWERS = ['ACCEPT', 'DECLINE'] as const;

/** What can be done with an offer. Withdrawing leaves none behind, so it is no transition. */
export type OfferAction = 'accept' | 'decline' | 'book' | 'bookDirectly';

interface Transition {
  readonly from: readonly OfferState[];
  readonly to: OfferState;
  /** Why not, from anywhere else. */
  readonly otherwise: FailureKind;
}

const TRANSITIONS: Readonly<Record<OfferAction, Transition>> = {
  accept: { from: ['CONTACTED', 'DECLINED'], to: 'ACCEPTED', otherwise: OFFER_FAILURES.notAcceptable },
  decline: { from: ['CONTACTED', 'ACCEPTED'], to: 'DECLINED', otherwise: OFFER_FAILURES.notDeclinable },
  book: { from: ['ACCEPTED'], to: 'BOOKED', otherwise: OFFER_FAILURES.notBookable },
  bookDirectly: {
    from: ['CONTACTED', 'ACCEPTED', 'DECLINED'],
    to: 'BOOKED',
    otherwise: OFFER_FAILURES.alreadyBooked,
  },
};

export const fromStatesOf = (action: OfferAction): readonly OfferState[] => TRANSITIONS[action].from;
export const stateAfter = (action: OfferAction): OfferState => TRANSITIONS[action].to;

/** Why an action is not possible from this state, or undefined when it is. */
export const offerRefusal = (action: OfferAction, state: OfferState): FailureKind | undefined =>
  TRANSITIONS[action].from.includes(state) ? undefined : TRANSITIONS[action].otherwise;
