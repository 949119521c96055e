import { defineFailures } from '#domain/failures/failure.ts';
import { MAX_VENUES } from '#domain/venues/venue-input.ts';

export const VENUE_FAILURES = defineFailures('venues', {
  alreadyKept: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Diesen Einsatzort mit dieser Station gibt es bei diesem Kunden schon.',
  },
  tooManyVenues: `Ein Kunde hat höchstens ${MAX_VENUES} Einsatzorte.`,
});
