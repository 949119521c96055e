import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';

export const APPOINTMENT_FAILURES = defineFailures('appointments', {
  unknownChoice: {
    classification: 'BAD_REQUEST',
    message: 'Eine gewählte Einsatzart, ein Personalpool oder ein Outfit existiert nicht mehr.',
  },
  recipientNeedsModule: {
    classification: 'FORBIDDEN',
    message: 'Ohne Abrechnungsmodul kann kein Rechnungsempfänger zugeordnet werden.',
  },
  workHasBegun: {
    classification: 'BAD_REQUEST',
    message: 'Der Einsatz hat bereits begonnen, und es sind Personen gebucht: Er kann nicht mehr gelöscht werden.',
  },
  begunStaysBegun: {
    classification: 'BAD_REQUEST',
    message:
      'Der Einsatz hat bereits begonnen, und es sind Personen gebucht: Der Beginn kann nicht in die Zukunft verlegt werden.',
  },
  bookingsClash: {
    classification: 'BAD_REQUEST',
    message: 'In der neuen Zeit sind gebuchte Personen bereits für einen anderen Einsatz gebucht.',
  },
});

/** `bookingsClash`, with the names of those whom it is about. */
export const bookingsClashOf = (names: readonly string[]): FailureKind => ({
  ...APPOINTMENT_FAILURES.bookingsClash,
  message: `In der neuen Zeit bereits für einen anderen Einsatz gebucht: ${names.join(', ')}.`,
});
