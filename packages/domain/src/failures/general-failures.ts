import { defineFailures } from '#domain/failures/failure.ts';

/** Failures that every operation can answer with. */
export const GENERAL_FAILURES = defineFailures('general', {
  notSignedIn: { classification: 'UNAUTHORIZED', message: 'Bitte melden Sie sich an.' },
  stateForbids: {
    classification: 'FORBIDDEN',
    message: 'Ihr Konto ist derzeit nicht für diese Aktion freigeschaltet.',
  },
  notAllowed: { classification: 'FORBIDDEN', message: 'Sie haben keine Berechtigung für diese Aktion.' },
  moduleMissing: {
    classification: 'FORBIDDEN',
    message: 'Das Abrechnungsmodul ist für diese Agentur nicht freigeschaltet.',
  },
  foreignTenant: { classification: 'FORBIDDEN', message: 'Diese Agentur ist für Sie nicht zugänglich.' },
  notFound: { classification: 'NOT_FOUND', message: 'Der Eintrag wurde nicht gefunden.' },
  invalidInput: { classification: 'BAD_REQUEST', message: 'Bitte prüfen Sie Ihre Eingaben.' },
  severalTenants: {
    classification: 'BAD_REQUEST',
    message: 'Eine Anfrage kann nur eine Agentur betreffen.',
  },
  stale: { classification: 'BAD_REQUEST', message: 'Die Daten wurden inzwischen geändert' },
  keyReused: {
    classification: 'BAD_REQUEST',
    message: 'Dieser Vorgang wurde bereits mit anderen Angaben gesendet.',
  },
  linked: {
    classification: 'DATA_INTEGRITY_VIOLATION',
    message: 'Der Eintrag ist noch mit anderen Daten verknüpft.',
  },
  internal: { classification: 'INTERNAL_ERROR', message: 'Etwas ist schiefgelaufen.' },
});
