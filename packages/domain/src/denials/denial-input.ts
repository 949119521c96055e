import { z } from 'zod';
import { defineFailures } from '#domain/failures/failure.ts';
import { optionalNotes, requiredText } from '#domain/input/text-input.ts';

export const DENIAL_LIMITS = { id: 64, reason: 256 } as const;

export const DenialInput = z.object({
  invoiceRecipientId: requiredText(DENIAL_LIMITS.id),
  reason: optionalNotes(DENIAL_LIMITS.reason),
});
export type DenialValues = z.output<typeof DenialInput>;

export const DENIAL_FAILURES = defineFailures('denials', {
  alreadyDenied: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Dieser Rechnungsempfänger steht für diese Person schon auf der Sperrliste.',
  },
});
