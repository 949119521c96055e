import { z } from 'zod';
import { keysOf } from '#domain/input/keys-of.ts';
import { optionalNotes, requiredText } from '#domain/input/text-input.ts';

/** The kinds of customers' feedback about somebody's work, each with its German label. */
export const FEEDBACK_KINDS = { POSITIVE: 'Lob', NEUTRAL: 'Neutral', NEGATIVE: 'Beschwerde' } as const;
export type FeedbackKind = keyof typeof FEEDBACK_KINDS;

export const FEEDBACK_LIMITS = { id: 64, notes: 256 } as const;

export const FeedbackInput = z.object({
  invoiceRecipientId: requiredText(FEEDBACK_LIMITS.id),
  feedback: z.enum(keysOf(FEEDBACK_KINDS)),
  notes: optionalNotes(FEEDBACK_LIMITS.notes),
});
export type FeedbackValues = z.output<typeof FeedbackInput>;
