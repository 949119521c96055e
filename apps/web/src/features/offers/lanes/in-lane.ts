import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import type { Offer } from './offers-query.ts';

/** The offers of a state, the newest change first; whoever can't come after all waits for a decision on top. */
export const inLane = (offers: readonly Offer[], state: OfferState): readonly Offer[] =>
  offers
    .filter(({ offerState }) => offerState === state)
    .sort((a, b) => Number(b.preventedAt !== null) - Number(a.preventedAt !== null));
