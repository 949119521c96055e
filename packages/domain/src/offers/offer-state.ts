export const OFFER_LIMITS = {
  notes: 2048,
  preventedNote: 256,
  withdrawalReason: 256,
  /** So many are offered, booked or withdrawn in one go by hand. */
  atOnce: 1000,
  /** So many a worker's screen shows. */
  openedAtOnce: 100,
} as const;

export const OFFER_STATES = ['CONTACTED', 'ACCEPTED', 'BOOKED', 'DECLINED'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

export const OFFER_STATE_LABELS: Readonly<Record<OfferState, string>> = {
  CONTACTED: 'Kontaktiert',
  ACCEPTED: 'Angenommen',
  BOOKED: 'Gebucht',
  DECLINED: 'Abgelehnt',
};

/** The answers of a worker. */
export const OFFER_ANSWERS = ['ACCEPT', 'DECLINE'] as const;

/** The steps with an offer. Withdrawing leaves none behind, so it is no transition. */
export type OfferAction = 'accept' | 'decline' | 'book' | 'bookDirectly';

interface Transition {
  readonly from: readonly OfferState[];
  readonly to: OfferState;
}

const TRANSITIONS: Readonly<Record<OfferAction, Transition>> = {
  accept: { from: ['CONTACTED', 'DECLINED'], to: 'ACCEPTED' },
  decline: { from: ['CONTACTED', 'ACCEPTED'], to: 'DECLINED' },
  book: { from: ['ACCEPTED'], to: 'BOOKED' },
  bookDirectly: { from: ['CONTACTED', 'ACCEPTED', 'DECLINED'], to: 'BOOKED' },
};

export const fromStatesOf = (action: OfferAction): readonly OfferState[] => TRANSITIONS[action].from;
export const stateAfter = (action: OfferAction): OfferState => TRANSITIONS[action].to;
export const canTake = (action: OfferAction, state: OfferState): boolean => TRANSITIONS[action].from.includes(state);
