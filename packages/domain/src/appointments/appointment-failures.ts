import { APPOINTMENT_LIMITS, APPOINTMENT_RULES } from '#domain/appointments/appointment-rules.ts';
import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';

export const APPOINTMENT_FAILURES = defineFailures('appointments', {
  unknownChoice: 'Eine gewählte Einsatzart, einen Personalpool oder eine Dienstkleidung gibt es nicht mehr.',
  typeRetired: 'Diese Einsatzart ist stillgelegt.',
  recipientNeedsModule: {
    classification: 'FORBIDDEN',
    message: 'Ohne Abrechnungsmodul kann kein Rechnungsempfänger zugeordnet werden.',
  },
  workHasBegun: 'Der Einsatz hat bereits begonnen, und es sind Personen gebucht: Er kann nicht mehr gelöscht werden.',
  begunStaysBegun:
    'Der Einsatz hat bereits begonnen, und es sind Personen gebucht: Der Beginn kann nicht in die Zukunft verlegt werden.',
  startsInThePast:
    'Es sind bereits Personen gebucht oder gefragt: Der Beginn kann nicht in die Vergangenheit verlegt werden.',
  outOfYears: APPOINTMENT_RULES.year,
  hoursElsewhere:
    'Für den Einsatz sind Zeiten erfasst: Beginn und Ende können höchstens 24 Stunden von diesen Zeiten entfernt liegen.',
  templateNameTaken: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Eine Vorlage mit diesem Namen gibt es bei diesem Kunden schon.',
  },
  tooManyTemplates: `Es gibt schon ${APPOINTMENT_LIMITS.templates} Vorlagen: Bitte löschen Sie zuerst eine, die niemand mehr braucht.`,
  bookingsClash: 'In der neuen Zeit sind gebuchte Personen bereits für einen anderen Einsatz gebucht.',
});

/** `typeRetired`, with its name. */
export const typeRetiredOf = (type: string): FailureKind => ({
  ...APPOINTMENT_FAILURES.typeRetired,
  message: `Die Einsatzart „${type}“ ist stillgelegt: Für neue Einsätze bitte eine andere wählen.`,
});

/** `bookingsClash`, with the names of those whom it is about. */
export const bookingsClashOf = (names: readonly string[]): FailureKind => ({
  ...APPOINTMENT_FAILURES.bookingsClash,
  message: `In der neuen Zeit bereits für einen anderen Einsatz gebucht: ${names.join(', ')}.`,
});

/** The obstacle to a change of one position, while another one is being changed. */
export const ofPosition = (kind: FailureKind, description: string): FailureKind => ({
  ...kind,
  message: `„${description}“: ${kind.message}`,
});
