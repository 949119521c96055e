export const ASSESSMENT_LIMITS = { notes: 256, minRating: 1, maxRating: 5 } as const;
