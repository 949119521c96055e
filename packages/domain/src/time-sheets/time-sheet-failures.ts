import { defineFailures, notFound } from '#domain/failures/failure.ts';
import { MAIL_FAILURES } from '#domain/failures/mail-failures.ts';

export const TIME_SHEET_FAILURES = defineFailures('time-sheets', {
  noSender: 'Es ist noch kein Rechnungssteller angelegt: Ohne ihn gibt es keinen Stundennachweis.',
  noLogo: 'Das Logo des Rechnungsstellers fehlt: Ohne Logo gibt es keinen Stundennachweis.',
  noRecipient: 'Der Einsatz hat keinen Rechnungsempfänger.',
  noEmail: 'E-Mail-Adresse fehlt: Weder eine Ansprechperson für Stundennachweise noch der Rechnungsempfänger hat eine.',
  nobodyBooked: 'Für diesen Einsatz ist niemand gebucht.',
  beingSent: 'Dieser Stundennachweis wird gerade versendet.',
  blockUnknown: notFound('Zu dieser Angabe gibt es keinen Zeitblock.'),
  sentInFuture: 'Der Versand kann nicht in der Zukunft liegen.',
  noFile: notFound('Zu diesem Versand gibt es keine Datei.'),
});

/** The reasons why a time sheet can not be sent, before anybody tries: shown where they can be mended. */
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
