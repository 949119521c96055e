export const ABSENCE_LIMITS = {
  note: 256,
  years: 2,
  /** So long an absence is still shown after it ended. */ daysShown: 90,
} as const;
