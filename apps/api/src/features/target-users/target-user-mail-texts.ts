/** Workers are addressed with du. */
export const TARGET_USER_MAIL_TEXTS = {
  greeting: (firstName: string): string => `Hallo ${firstName},`,
  releasedSubject: 'Du bist freigeschaltet',
  released: 'dein Profil wurde geprüft und freigeschaltet. Ab jetzt bekommst du Angebote für Einsätze.',
  toOffers: 'Zu meinen Angeboten',
  confirmSubject: 'Bitte bestätige deine E-Mail-Adresse',
  confirm:
    'diese Adresse wurde als neue Kontaktadresse angegeben. Bitte bestätige sie, damit Nachrichten hier ankommen.',
  confirmIgnore: 'Der Link gilt drei Tage. Wenn du nichts davon weißt, brauchst du nichts zu tun.',
  confirmButton: 'Adresse bestätigen',
} as const;
