import type { OfferState } from '#domain/offers/offer-state.ts';

/**
 * A worker who is booked when the work begins has worked, as far as anybody has said: such a booking does not vanish silently.
 */
export const isEvidenceOfWork = (
  { state, startsAt }: { readonly state: OfferState; readonly startsAt: Date },
  now: Date,
): boolean => state === 'BOOKED' && startsAt <= now;
