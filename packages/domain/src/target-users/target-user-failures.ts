import { defineFailures } from '#domain/failures/failure.ts';

export const TARGET_USER_FAILURES = defineFailures({
  notBackToOnboarding: {
    classification: 'BAD_REQUEST',
    message: 'Ein freigegebener oder gesperrter Mitarbeiter kann nicht ins Onboarding zurückgesetzt werden.',
  },
  releaseIncomplete: {
    classification: 'BAD_REQUEST',
    message: 'Für die Freigabe fehlen noch Angaben.',
  },
  unknownChoice: {
    classification: 'BAD_REQUEST',
    message: 'Einen gewählten Personalpool oder eine gewählte Einsatzart gibt es nicht mehr.',
  },
  anonymised: {
    classification: 'BAD_REQUEST',
    message: 'Diese Person ist ausgeschieden, ihre Daten sind gesperrt oder gelöscht.',
  },
  noSecret: { classification: 'BAD_REQUEST', message: 'Diese Angabe ist nicht hinterlegt.' },
  confirmationGone: {
    classification: 'BAD_REQUEST',
    message: 'Dieser Bestätigungslink ist abgelaufen oder wurde schon verwendet.',
  },
  noPendingEmail: { classification: 'BAD_REQUEST', message: 'Keine neue E-Mail-Adresse wartet auf Bestätigung.' },
  confirmationTooSoon: {
    classification: 'BAD_REQUEST',
    message: 'Der Link wurde gerade erst verschickt. Ein neuer ist fünf Minuten danach möglich.',
  },
});
