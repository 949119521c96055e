/** Said before any of the app's code is there. */
export const START_TEXTS = {
  failed: 'Gastspiel konnte nicht geladen werden. Bitte die Internetverbindung prüfen.',
  again: 'Neu laden',
} as const;
