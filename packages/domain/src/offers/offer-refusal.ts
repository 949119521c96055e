import type { FailureKind } from '#domain/failures/failure.ts';
import { OFFER_FAILURES } from '#domain/offers/offer-failures.ts';
import { canTake, type OfferAction, type OfferState } from '#domain/offers/offer-state.ts';

/** Apart from the transitions: a worker's first screen knows what can be answered, and no sentence of what can not. */
const OTHERWISE: Readonly<Record<OfferAction, FailureKind>> = {
  accept: OFFER_FAILURES.notAcceptable,
  decline: OFFER_FAILURES.notDeclinable,
  book: OFFER_FAILURES.notBookable,
  bookDirectly: OFFER_FAILURES.alreadyBooked,
};

/** Why an action is not possible from this state, or undefined when it is. */
export const offerRefusal = (action: OfferAction, state: OfferState): FailureKind | undefined =>
  canTake(action, state) ? undefined : OTHERWISE[action];
