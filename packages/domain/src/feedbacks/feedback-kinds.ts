/** What customers say of somebody's work, each with its German label. */
export const FEEDBACK_KINDS = { POSITIVE: 'Lob', NEUTRAL: 'Neutral', NEGATIVE: 'Beschwerde' } as const;
export type FeedbackKind = keyof typeof FEEDBACK_KINDS;
