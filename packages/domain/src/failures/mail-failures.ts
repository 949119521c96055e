/** Why a paper that was mailed did not get there. */
export const MAIL_FAILURES = {
  ADDRESS_REFUSED: 'Die E-Mail-Adresse wurde abgelehnt.',
  SERVER_REFUSED: 'Der Mailserver hat die Nachricht nicht angenommen.',
} as const;
export type MailFailure = keyof typeof MAIL_FAILURES;
