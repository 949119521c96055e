/** Only workers get this link. */
export const CONFIRMATION_TEXTS = {
  ask: 'Mit einem Klick sagst du uns, dass diese Adresse dir gehört. Ab dann schicken wir deine E-Mails dorthin.',
  confirm: 'Adresse bestätigen',
  doneTitle: 'Adresse bestätigt',
  done: 'Danke! Ab jetzt gehen deine E-Mails an die neue Adresse. Du kannst dieses Fenster schließen.',
  toApp: 'Zu Gastspiel',
  failedTitle: 'Das hat nicht geklappt',
  unexpected: 'Etwas ist schiefgelaufen.',
  newLink: 'Welche Adresse gilt, siehst du in deinem Profil. Dort kannst du sie auch noch einmal ändern.',
  again: 'Noch einmal versuchen',
} as const;
