import { defineFailures } from '#domain/failures/failure.ts';

export const ONBOARDING_FAILURES = defineFailures('onboarding', {
  wrongCode: { classification: 'BAD_REQUEST', message: 'Der Zuordnungs Code ist inkorrekt' },
  tooManyAttempts: {
    classification: 'BAD_REQUEST',
    message: 'Zu viele falsche Codes. Bitte in einigen Minuten noch einmal versuchen.',
  },
  alreadyMember: {
    classification: 'BAD_REQUEST',
    message: 'Diese Anmeldung gehört bereits zu einer Agentur.',
  },
  wrongForm: {
    classification: 'BAD_REQUEST',
    message: 'Dieser Code führt zu einem anderen Formular. Bitte die Seite neu laden.',
  },
});

export const ONBOARDING_RULES = {
  acceptAll: 'Bitte alle Punkte akzeptieren.',
} as const;
