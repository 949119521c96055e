/** What is wrong with an assessment, in the words that stand at the field. */
export const ASSESSMENT_RULES = { rating: 'Bitte 1 bis 5 Sterne vergeben.' } as const;
