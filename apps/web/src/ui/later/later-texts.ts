/** Read by workers and by the office, so they address nobody. */
export const LATER_TEXTS = {
  offlineTitle: 'Keine Verbindung',
  offline: 'Diese Seite konnte nicht geladen werden. Sobald die Verbindung wieder da ist, geht es von selbst weiter.',
  pageTitle: 'Diese Seite konnte nicht geladen werden',
  pageFailed: 'Alle zehn Sekunden wird es von selbst noch einmal versucht.',
  failed: 'Das konnte nicht geladen werden. Bitte die Verbindung prüfen.',
  retry: 'Noch einmal versuchen',
} as const;
