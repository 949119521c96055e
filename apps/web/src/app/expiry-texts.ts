/** Read by workers and by the office, so they address nobody. */
export const EXPIRY_TEXTS = {
  title: 'Die Anmeldung ist abgelaufen',
  kept: 'Die Eingaben auf dieser Seite sind noch da. Nach der Anmeldung in einem neuen Tab geht es hier weiter.',
  hint: 'Gespeichert ist noch nichts: Bitte danach noch einmal speichern.',
  inNewTab: 'In neuem Tab anmelden',
  discard: 'Eingaben verwerfen',
  again: 'Wieder angemeldet',
  goOn: 'Im anderen Tab geht es weiter. Dieser kann geschlossen werden.',
  nobodyWaits: 'Hier geht es weiter:',
} as const;
