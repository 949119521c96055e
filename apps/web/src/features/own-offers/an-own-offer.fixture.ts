import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import type { OwnOfferCard } from './own-offers-query.ts';

/** A shift in some years, offered to a worker. */
export const anOwnOffer = (
  offerId: string,
  description: string,
  offerState: OfferState = 'CONTACTED',
  canAnswer = true,
): OwnOfferCard => ({
  offerId,
  offerState,
  isOpened: true,
  preventedAt: null,
  isAbsent: false,
  asksToConfirm: false,
  canAnswer,
  recordedWork: null,
  appointment: {
    id: `a-${offerId}`,
    description,
    startDateTime: '2030-03-15T17:00:00+01:00',
    endDateTime: '2030-03-16T00:00:00+01:00',
    typeDescription: 'Service',
    venue: 'Palais Wehrgraf',
    address: { streetNameAndNumber: null, postalCode: null, location: null },
    meetingPlace: null,
    meetingTime: null,
    outfit: null,
  },
});
