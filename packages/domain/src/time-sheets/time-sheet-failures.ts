import { defineFailures } from '#domain/failures/failure.ts';
import { MAIL_FAILURES } from '#domain/failures/mail-failures.ts';

export const TIME_SHEET_FAILURES = defineFailures('time-sheets', {
  noSender: {
    classification: 'BAD_REQUEST',
    message: 'Es ist noch kein Rechnungssteller angelegt: Ohne ihn gibt es keinen Stundennachweis.',
  },
  noLogo: {
    classification: 'BAD_REQUEST',
    message: 'Das Logo des Rechnungsstellers fehlt: Ohne Logo gibt es keinen Stundennachweis.',
  },
  noRecipient: {
    classification: 'BAD_REQUEST',
    message: 'Der Einsatz hat keinen Rechnungsempfänger.',
  },
  noEmail: {
    classification: 'BAD_REQUEST',
    message:
      'E-Mail-Adresse fehlt: Weder eine Ansprechperson für Stundennachweise noch der Rechnungsempfänger hat eine.',
  },
  nobodyBooked: { classification: 'BAD_REQUEST', message: 'Für diesen Einsatz ist niemand gebucht.' },
  beingSent: { classification: 'BAD_REQUEST', message: 'Dieser Stundennachweis wird gerade versendet.' },
  blockUnknown: { classification: 'NOT_FOUND', message: 'Zu dieser Angabe gibt es keinen Zeitblock.' },
  sentInFuture: { classification: 'BAD_REQUEST', message: 'Der Versand kann nicht in der Zukunft liegen.' },
  noFile: { classification: 'NOT_FOUND', message: 'Zu diesem Versand gibt es keine Datei.' },
});

/** What keeps a time sheet from being sent, before anybody tries: shown where it can be mended. */
export const PRINTOUT_OBSTACLES = {
  NO_RECIPIENT: TIME_SHEET_FAILURES.noRecipient,
  NOBODY_BOOKED: TIME_SHEET_FAILURES.nobodyBooked,
  NO_SENDER: TIME_SHEET_FAILURES.noSender,
  NO_LOGO: TIME_SHEET_FAILURES.noLogo,
  NO_EMAIL: TIME_SHEET_FAILURES.noEmail,
} as const;
export type PrintoutObstacle = keyof typeof PRINTOUT_OBSTACLES;

/** Why a time sheet did not reach somebody. */
export const PRINTOUT_FAILURES = {
  ...MAIL_FAILURES,
  NOT_PRINTED: 'Das Papier konnte nicht erstellt werden.',
} as const;
export type PrintoutFailure = keyof typeof PRINTOUT_FAILURES;
