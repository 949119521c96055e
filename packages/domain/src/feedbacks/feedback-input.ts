import { z } from 'zod';
import { FEEDBACK_KINDS } from '#domain/feedbacks/feedback-kinds.ts';
import { optionalNotes, requiredText } from '#domain/input/text-input.ts';
import { valuesOf } from '#domain/target-users/target-user-values.ts';

export const FEEDBACK_LIMITS = { id: 64, notes: 256 } as const;

export const FeedbackInput = z.object({
  invoiceRecipientId: requiredText(FEEDBACK_LIMITS.id),
  feedback: z.enum(valuesOf(FEEDBACK_KINDS)),
  notes: optionalNotes(FEEDBACK_LIMITS.notes),
});
export type FeedbackValues = z.output<typeof FeedbackInput>;
