export const ASSESSMENT_LIMITS = { notes: 256, minRating: 1, maxRating: 5 } as const;

/** The faults of an assessment, in the words that stand at the field. */
export const ASSESSMENT_RULES = { rating: 'Bitte 1 bis 5 Sterne vergeben.' } as const;
