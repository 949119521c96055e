import { defineFailures, notFound } from '#domain/failures/failure.ts';

/** Failures that every operation can answer with. */
export const GENERAL_FAILURES = defineFailures('general', {
  notSignedIn: { classification: 'UNAUTHORIZED', message: 'Bitte zuerst anmelden.' },
  stateForbids: {
    classification: 'FORBIDDEN',
    message: 'Dieses Konto ist derzeit nicht für diese Aktion freigegeben.',
  },
  notAllowed: { classification: 'FORBIDDEN', message: 'Für diese Aktion fehlt die Berechtigung.' },
  moduleMissing: {
    classification: 'FORBIDDEN',
    message: 'Das Abrechnungsmodul ist für diese Agentur nicht freigeschaltet.',
  },
  interfaceMissing: {
    classification: 'FORBIDDEN',
    message: 'Die Schnittstelle zur Lohnverrechnung ist für diese Agentur nicht eingerichtet.',
  },
  foreignTenant: { classification: 'FORBIDDEN', message: 'Diese Agentur ist nicht zugänglich.' },
  notFound: notFound('Der Eintrag wurde nicht gefunden.'),
  invalidInput: 'Bitte die Eingaben prüfen.',
  severalTenants: 'Eine Anfrage kann nur eine Agentur betreffen.',
  stale: 'Die Daten wurden inzwischen geändert',
  keyReused: 'Dieser Vorgang wurde bereits mit anderen Angaben gesendet.',
  linked: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Der Eintrag ist noch mit anderen Daten verknüpft.',
  },
  pressBusy: {
    classification: 'INTERNAL_ERROR',
    message: 'Gerade werden viele PDFs erstellt. Bitte in wenigen Sekunden noch einmal versuchen.',
  },
  internal: { classification: 'INTERNAL_ERROR', message: 'Etwas ist schiefgelaufen.' },
});
