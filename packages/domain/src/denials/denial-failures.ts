import { defineFailures } from '#domain/failures/failure.ts';

export const DENIAL_FAILURES = defineFailures('denials', {
  alreadyDenied: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Dieser Rechnungsempfänger steht für diese Person schon auf der Sperrliste.',
  },
});
