export const CONFIRMATION_TITLE = 'E-Mail-Adresse bestätigen';

/** Only workers get this link. */
export const CONFIRMATION_TEXTS = {
  ask: 'Mit einem Klick sagst du uns, dass diese Adresse dir gehört. Ab dann schicken wir deine E-Mails dorthin.',
  confirm: 'Adresse bestätigen',
  doneTitle: 'Adresse bestätigt',
  done: 'Danke! Ab jetzt gehen deine E-Mails an die neue Adresse. Du kannst dieses Fenster schließen.',
  toApp: 'Zu Gastspiel',
  failedTitle: 'Das hat nicht geklappt',
  unexpected: 'Etwas ist schiefgelaufen.',
  newLink: 'Einen neuen Link bekommst du, wenn du die Adresse in deinem Profil noch einmal speicherst.',
  again: 'Noch einmal versuchen',
} as const;
