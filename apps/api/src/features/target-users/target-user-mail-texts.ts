/** Workers are addressed with du. */
export const TARGET_USER_MAIL_TEXTS = {
  greeting: (firstName: string): string => `Hallo ${firstName},`,
  releasedSubject: 'Du bist freigegeben',
  released: 'dein Profil wurde geprüft und freigegeben. Ab jetzt bekommst du Angebote für Einsätze.',
  toOffers: 'Zu meinen Angeboten',
  confirmSubject: 'Bitte bestätige deine E-Mail-Adresse',
  confirm:
    'diese Adresse wurde als neue Kontaktadresse angegeben. Bitte bestätige sie, damit Nachrichten hier ankommen.',
  confirmIgnore: 'Der Link gilt drei Tage. Falls du das nicht warst, kannst du diese E-Mail ignorieren.',
  confirmButton: 'Adresse bestätigen',
} as const;
