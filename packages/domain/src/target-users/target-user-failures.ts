import { defineFailures, type FailureKind } from '#domain/failures/failure.ts';
import type { Day } from '#domain/time/vienna-day.ts';

export const TARGET_USER_FAILURES = defineFailures('target-users', {
  notBackToOnboarding:
    'Ein freigegebener oder gesperrter Mitarbeiter kann nicht auf „Wartet auf Freigabe“ zurückgesetzt werden.',
  releaseIncomplete: 'Für die Freigabe fehlen noch Angaben.',
  unknownChoice: 'Einen gewählten Personalpool oder eine gewählte Einsatzart gibt es nicht mehr.',
  keptByLaw: 'Löschen nicht möglich: Die Daten müssen noch aufbewahrt werden.',
  anonymised: 'Diese Person ist ausgeschieden, ihre Daten sind gesperrt oder gelöscht.',
  noSecret: 'Diese Angabe ist nicht hinterlegt.',
  confirmationGone: 'Dieser Bestätigungslink ist abgelaufen oder wurde schon verwendet.',
  noPendingEmail: 'Keine neue E-Mail-Adresse wartet auf Bestätigung.',
  cannotJoin:
    'Zusammenführen geht nur, wenn eine Person auf Freigabe wartet und die andere noch kein Konto hat. Bitte die Seite neu laden.',
  hasAccount: 'Diese Person hat sich schon angemeldet.',
  invitationTooSoon: 'Die Einladung wurde gerade erst verschickt. Eine neue ist fünf Minuten danach möglich.',
  noInvitation: 'Es gibt keine offene Einladung.',
  knownAddress: 'Diese E-Mail-Adresse hat schon eine Mitarbeiterin oder ein Mitarbeiter.',
  confirmationTooSoon: 'Der Link wurde gerade erst verschickt. Ein neuer ist fünf Minuten danach möglich.',
});

/** `keptByLaw`, with the last day. */
export function keptUntilFailure(until: Day): FailureKind {
  const [year, month, day] = until.split('-');
  return {
    ...TARGET_USER_FAILURES.keptByLaw,
    message: `Löschen nicht möglich: Die Daten müssen bis ${day}.${month}.${year} aufbewahrt werden. Die Kundenbetreuung kann sie bis dahin einschränken.`,
  };
}
