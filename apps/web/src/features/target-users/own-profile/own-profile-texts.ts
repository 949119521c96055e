/** For workers, who are addressed with "du". */
export const OWN_TEXTS = {
  loading: 'Dein Profil wird geladen …',
  failed: 'Dein Profil konnte nicht geladen werden',
  home: 'Startseite',
  edit: 'Bearbeiten',
  contact: 'Kontakt',
  personal: 'Persönliche Daten',
  fixedHint: 'Name, Geburtsdatum, Geschlecht und Staatsbürgerschaft ändert deine Agentur für dich.',
  bank: 'Sozialversicherung und Bank',
  noSecret: 'Nicht hinterlegt',
  pendingTitle: 'Bitte bestätige deine neue E-Mail-Adresse',
  pending: (pending: string, current: string): string =>
    `Wir haben dir einen Link an ${pending} geschickt. Bis du die Adresse bestätigst, gehen E-Mails weiter an ${current}.`,
  refusedTitle: 'Deine E-Mails kommen nicht an',
  refused: (email: string): string => `E-Mails an ${email} wurden abgewiesen. Bitte trag eine andere Adresse ein.`,
  bankTitle: 'Bankverbindung',
  bankHint: 'Hierher überweist dir deine Agentur. Leer lassen, um den gespeicherten Wert zu behalten.',
} as const;
