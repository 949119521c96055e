import { counted } from '@gastspiel/domain/names/counted.ts';

export const HISTORY_TEXTS = {
  title: 'Verlauf',
  entries: (count: number): string => counted(count, 'Eintrag', 'Einträge'),
  empty: 'Noch keine Einträge',
  failed: 'Der Verlauf konnte nicht geladen werden',
  loading: 'Der Verlauf wird geladen …',
  bySystem: 'Automatisch',
  byOther: 'Systemadministration',
  none: '–',
  nothing: 'Ohne Änderung gespeichert',
  created: 'Angelegt',
  createdFrom: (file: string): string => `Aus der Datei „${file}“ angelegt`,
  downloaded: (what: string): string => `${what} heruntergeladen`,
  otherFile: 'Eine Datei',
  yes: 'ja',
  no: 'nein',
} as const;

/** The files that are noted at an agency or a recipient, by the words of the log. */
export const DOWNLOADS: Readonly<Record<string, string>> = {
  ACCOUNT_STATEMENT_PDF: 'Kontoauszug (PDF)',
  ACCOUNTING_FILE: 'Datei für die Buchhaltung',
  OPEN_ITEMS_CSV: 'Offene Posten (CSV)',
  OPEN_ITEMS_XLSX: 'Offene Posten (XLSX)',
  RECAPITULATIVE_STATEMENT_CSV: 'Zusammenfassende Meldung (CSV)',
  RECIPIENT_BALANCES_CSV: 'Salden der Rechnungsempfänger (CSV)',
  STATISTICS_CSV: 'Statistik (CSV)',
  STATISTICS_XLSX: 'Statistik (XLSX)',
  TARGET_USERS_CSV: 'Liste der Mitarbeiter/innen (CSV)',
  TENANT_USERS_CSV: 'Liste des Büros (CSV)',
};
