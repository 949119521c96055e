export const OFFER_LIMITS = {
  notes: 2048,
  preventedNote: 256,
  withdrawalReason: 256,
  /** So many are offered, booked or withdrawn in one go by hand. */
  atOnce: 1000,
  /** So many a worker's screen shows. */
  openedAtOnce: 100,
} as const;
