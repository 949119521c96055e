import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';
import type { Day } from '#domain/time/vienna-day.ts';

export const TARGET_USER_FAILURES = defineFailures('target-users', {
  notBackToOnboarding: {
    classification: 'BAD_REQUEST',
    message: 'Ein freigegebener oder gesperrter Mitarbeiter kann nicht auf „Wartet auf Freigabe“ zurückgesetzt werden.',
  },
  releaseIncomplete: {
    classification: 'BAD_REQUEST',
    message: 'Für die Freigabe fehlen noch Angaben.',
  },
  unknownChoice: {
    classification: 'BAD_REQUEST',
    message: 'Einen gewählten Personalpool oder eine gewählte Einsatzart gibt es nicht mehr.',
  },
  keptByLaw: {
    classification: 'BAD_REQUEST',
    message: 'Löschen nicht möglich: Die Daten müssen noch aufbewahrt werden.',
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

/** `keptByLaw`, with the last day. */
export function keptUntilFailure(until: Day): FailureKind {
  const [year, month, day] = until.split('-');
  return {
    ...TARGET_USER_FAILURES.keptByLaw,
    message: `Löschen nicht möglich: Die Daten müssen bis ${day}.${month}.${year} aufbewahrt werden. Die Kundenbetreuung kann sie bis dahin einschränken.`,
  };
}
