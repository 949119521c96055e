export { markToldFull } from '#features/offers/booking.sql.ts';
export { offerChanges } from '#features/offers/offer-audit.ts';
export { forgetPreventions } from '#features/offers/preventions.sql.ts';
export { settleWithdrawn } from '#features/offers/settle-withdrawn.ts';
export { signatureType } from '#features/offers/signature.graphql.ts';
export { APPOINTMENTS, AppointmentSignature, SIGNATURE } from '#features/offers/signature.sql.ts';
export { wakeWaves } from '#features/offers/waves/wake-waves.ts';
export {
  askAcceptedAgain,
  deleteFutureOffers,
  deleteOffersAtRecipient,
  deleteOffersBeside,
  deleteOffersOf,
  deleteOffersToBusy,
  deleteOffersToDenied,
} from '#features/offers/withdrawals.sql.ts';
