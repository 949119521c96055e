export { loadOfferWithLoad } from '#features/offers/list-offers.ts';
export { loadOffer, offerId } from '#features/offers/load-offer.ts';
export { offerChanges } from '#features/offers/offer-audit.ts';
export { OFFER_COUNTS, OfferCounts } from '#features/offers/offer-counts.sql.ts';
export { offerType, signatureType } from '#features/offers/offer-types.graphql.ts';
export { APPOINTMENTS, AppointmentSignature, SIGNATURE } from '#features/offers/own-offers.sql.ts';
export { forgetPreventions } from '#features/offers/preventions.sql.ts';
export { settleWithdrawn } from '#features/offers/settle-withdrawn.ts';
export {
  askAcceptedAgain,
  deleteFutureOffers,
  deleteOffersAtRecipient,
  deleteOffersBeside,
  deleteOffersOf,
  deleteOffersToBusy,
  deleteOffersToDenied,
} from '#features/offers/withdrawals.sql.ts';
