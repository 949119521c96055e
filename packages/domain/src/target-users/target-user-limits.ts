export const TARGET_USER_LIMITS = {
  academicTitle: 64,
  internalNotes: 2048,
  accountingId: 64,
  minRating: 1,
  maxRating: 5,
  /** So many pools or types nobody works in; it only bounds a request. */
  choices: 200,
} as const;
