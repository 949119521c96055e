import { z } from 'zod';
import { ASSESSMENT_LIMITS as LIMITS, ASSESSMENT_RULES as RULES } from '#domain/assessments/assessment-rules.ts';
import { optionalNotes } from '#domain/input/text-input.ts';

export const AssessmentInput = z.object({
  rating: z.int(RULES.rating).min(LIMITS.minRating, RULES.rating).max(LIMITS.maxRating, RULES.rating),
  notes: optionalNotes(LIMITS.notes),
});
export type AssessmentValues = z.output<typeof AssessmentInput>;
