import { defineFailures } from '#domain/failures/failure.ts';

export const ONBOARDING_FAILURES = defineFailures('onboarding', {
  wrongCode: 'Der Zuordnungs Code ist inkorrekt',
  tooManyAttempts: 'Zu viele falsche Codes. Bitte in einigen Minuten noch einmal versuchen.',
  alreadyMember: 'Diese Anmeldung gehört bereits zu einer Agentur.',
  invitationGone: 'Diese Einladung gilt nicht mehr. Bitte die Agentur um eine neue.',
  wrongForm: 'Dieser Code führt zu einem anderen Formular. Bitte die Seite neu laden.',
});

export const ONBOARDING_RULES = {
  acceptAll: 'Bitte alle Punkte akzeptieren.',
} as const;
