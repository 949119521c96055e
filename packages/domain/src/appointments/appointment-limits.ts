export const APPOINTMENT_LIMITS = {
  description: 256,
  customer: 256,
  venue: 256,
  station: 256,
  contact: 256,
  meetingPlace: 256,
  notes: 2048,
  /** So many people no event needs; it only bounds a request. */
  desiredTargetUsers: 1000,
  maxDays: 14,
  minRating: 1,
  maxRating: 5,
} as const;
