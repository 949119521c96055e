/** The kinds of customers' feedback about somebody's work, each with its German label. */
export const FEEDBACK_KINDS = { POSITIVE: 'Lob', NEUTRAL: 'Neutral', NEGATIVE: 'Beschwerde' } as const;
export type FeedbackKind = keyof typeof FEEDBACK_KINDS;
