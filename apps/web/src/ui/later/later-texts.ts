/** Read by workers and by the office, so they address nobody. */
export const LATER_TEXTS = {
  offlineTitle: 'Keine Verbindung',
  pageFailed:
    'Diese Seite konnte nicht geladen werden. Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
  failed: 'Das konnte nicht geladen werden. Bitte die Verbindung prüfen.',
  retry: 'Noch einmal versuchen',
} as const;
