/** Said before any of the app's code is there. */
export const START_TEXTS = {
  failed: 'Gastspiel konnte nicht geladen werden. Bitte die Internetverbindung prüfen und die Seite neu laden.',
} as const;
