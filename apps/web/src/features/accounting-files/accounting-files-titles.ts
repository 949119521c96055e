/** Apart, since the routes need them before the pages are loaded. */
export const ACCOUNTING_FILES_TITLES = {
  settings: 'Buchhaltung und Lohn',
  customers: 'Kundenkonten',
  layout: 'Aufbau der Datei',
} as const;
