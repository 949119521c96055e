/** Apart, since the routes need them before the pages are loaded. */
export const ACCOUNTING_FILES_TITLES = {
  files: 'Dateien für Buchhaltung und Lohn',
  settings: 'Buchhaltung und Lohn',
  customers: 'Kundenkonten',
  layout: 'Aufbau der Datei',
} as const;
