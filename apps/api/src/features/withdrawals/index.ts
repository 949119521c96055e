export { offerChanges } from '#features/withdrawals/offer-audit.ts';
export { settleWithdrawn } from '#features/withdrawals/settle-withdrawn.ts';
export {
  deleteFutureOffers,
  deleteOffersAtRecipient,
  deleteOffersBeside,
  deleteOffersOf,
  deleteOffersToBusy,
  deleteOffersToDenied,
  lockWorkers,
} from '#features/withdrawals/withdrawals.sql.ts';
