import type { ColumnSource, Layout } from '@gastspiel/domain/accounting-files/layout.ts';
import type { AccountingPreset } from '@gastspiel/domain/accounting-files/presets.ts';
import { counted } from '@gastspiel/domain/names/counted.ts';

const rows = (count: number): string => counted(count, 'Zeile', 'Zeilen');

export const FILE_TEXTS = {
  which: 'Welche Datei?',
  bookings: 'Ausgangsrechnungen für die Buchhaltung',
  hours: 'Stunden für die Lohnverrechnung',
  download: 'Datei herunterladen',
  notMade: 'Die Datei konnte nicht erstellt werden',
  loading: 'Vorschau wird geladen …',
  failed: 'Die Vorschau konnte nicht geladen werden',
  empty: (month: string): string => `Für ${month} gibt es nichts zu übergeben`,
  emptyBookings: 'In diesem Monat wurde keine Rechnung versendet.',
  emptyHours: 'In diesem Monat wurden keine Zeiten erfasst.',
  preview: 'Vorschau',
  rows,
  firstRows: (shown: number, all: number): string => (shown < all ? `die ersten ${shown} von ${rows(all)}` : rows(all)),
  net: 'Netto',
  tax: 'USt',
  gross: 'Brutto',
  hoursUnit: 'h',
  gaps: (count: number): string =>
    count === 1
      ? 'Eine Angabe fehlt noch, bevor die Datei erstellt werden kann'
      : `${count} Angaben fehlen noch, bevor die Datei erstellt werden kann`,
  allGaps: (count: number): string => `Alle ${count} anzeigen`,
  mend: {
    settings: 'Zuordnung öffnen',
    customers: 'Kundenkonten öffnen',
    worker: 'Person öffnen',
    invoice: 'Rechnung öffnen',
  },
  hints: 'Gut zu wissen',
  settings: 'Zuordnung und Aufbau',
} as const;

/** The hint beneath the name of a file. */
export const PRESET_HINTS: Readonly<Record<AccountingPreset, string>> = {
  BMD_BOOKINGS: 'CSV für „Buchungen importieren“',
  BMD_HOURS: 'Variable Bezüge, 15 Spalten ohne Kopfzeile',
  BMD_HOURS_WITH_HEADER: 'Variable Bezüge, 9 Spalten mit Kopfzeile',
  DATEV_BOOKINGS: 'EXTF-Format, auch für RZL',
  DATEV_HOURS: 'Bewegungsdaten für LODAS',
};

export const SETTINGS_TEXTS = {
  loading: 'Wird geladen …',
  failed: 'Die Einstellungen konnten nicht geladen werden',
  saved: 'Gespeichert',
  card: 'Buchhaltung und Lohn',
  cardHint:
    'Konten, Steuercodes und Lohnarten, unter denen Buchhaltung und Lohnverrechnung Ihre Dateien lesen. Die Nummern nennt Ihnen die Kanzlei.',
  toFiles: 'Dateien erstellen',
  toCustomers: 'Kundenkonten bearbeiten',
  more: 'Weiteres',
  sender: 'Rechnungssteller',
  about: 'Die Nummern nennt die Kanzlei. Was leer bleibt, wird vor dem Erstellen einer Datei genannt.',
  customers: 'Kundenkonten',
  layouts: 'Aufbau der Dateien',
  own: 'angepasst',
  head: 'Agentur',
  clientNumber: 'Mandantennummer',
  consultantNumber: 'Beraternummer',
  fiscalYear: 'Wirtschaftsjahr beginnt im Monat',
  fiscalYearHelp: '1 für Jänner',
  accountLength: 'Stellen der Sachkonten',
  accountLengthHelp: 'Kundenkonten haben eine Stelle mehr.',
  chart: 'Kontenrahmen',
  revenues: 'Erlöse',
  revenuesHint: {
    BMD: 'Erlöskonto und Steuercode je steuerlicher Behandlung.',
    DATEV: 'Erlöskonto je steuerlicher Behandlung. Auf einem Automatikkonto bleibt der Steuerschlüssel leer.',
  },
  account: (treatment: string): string => `Erlöskonto ${treatment}`,
  taxCode: {
    BMD: (treatment: string): string => `Steuercode ${treatment}`,
    DATEV: (treatment: string): string => `Steuerschlüssel ${treatment}`,
  },
  wageTypes: 'Lohnarten',
  wageTypesHint:
    'Jede Art zählt für sich: Eine Nacht am Sonntag ist Arbeitszeit, Nacht- und Sonntagsarbeit. Nacht ist 22–6 Uhr.',
  wageType: (kind: string): string => `Lohnart für ${kind}`,
  leftOut: (kind: string): string => `${kind} wird nicht übergeben`,
  takesCustomerNumbers: 'Kundennummer als Konto übernehmen, wenn sie nur aus Ziffern besteht',
  takesCustomerNumbersHelp: 'Ein eingetragenes Kundenkonto geht vor.',
  search: 'Kunde suchen',
  onlyMissing: 'Nur ohne Konto',
  numberIs: (number: string): string => `Kundennummer ${number}`,
  shownOf: (shown: number, all: number): string => `${shown} von ${all} Kunden angezeigt. Bitte die Suche eingrenzen.`,
  noCustomers: 'Keine Kunden gefunden',
} as const;

export const LAYOUT_TEXTS = {
  about: 'Wie die Datei aufgebaut ist. Die Kanzlei sagt, was ihr Import erwartet.',
  fixed: 'Die Spalten dieses Formats stehen fest.',
  reset: 'Auf Vorgabe zurücksetzen',
  resetAsk: 'Aufbau auf die Vorgabe zurücksetzen?',
  resetIntro: 'Ihre Spalten und Einstellungen für diese Datei gehen verloren.',
  wasReset: 'Auf die Vorgabe zurückgesetzt',
  columns: 'Spalten',
  column: (index: number): string => `Spalte ${index}`,
  heading: (index: number): string => `Überschrift von Spalte ${index}`,
  source: (index: number): string => `Inhalt von Spalte ${index}`,
  text: (index: number): string => `Text in Spalte ${index}`,
  add: 'Spalte hinzufügen',
  up: (index: number): string => `Spalte ${index} nach oben`,
  down: (index: number): string => `Spalte ${index} nach unten`,
  remove: (index: number): string => `Spalte ${index} entfernen`,
  options: 'Format',
  hasHeader: 'Erste Zeile mit Überschriften',
} as const;

type Labels<Choice extends keyof Layout> = {
  readonly label: string;
  readonly values: Readonly<Record<Layout[Choice] & string, string>>;
};

/** The choices of a layout in words. */
export const CHOICE_LABELS: { readonly [Choice in Exclude<keyof Layout, 'columns' | 'hasHeader'>]: Labels<Choice> } = {
  separator: { label: 'Trennzeichen', values: { SEMICOLON: 'Strichpunkt', COMMA: 'Beistrich', TAB: 'Tabulator' } },
  charset: {
    label: 'Zeichensatz',
    values: { WINDOWS_1252: 'Windows-1252 (ANSI)', UTF_8: 'UTF-8', UTF_8_BOM: 'UTF-8 mit BOM' },
  },
  dateForm: { label: 'Datum', values: { DOTTED: '31.12.2026', COMPACT: '20261231', ISO: '2026-12-31' } },
  taxSign: { label: 'Vorzeichen der Steuer', values: { NEGATIVE: 'negativ (üblich)', POSITIVE: 'positiv' } },
  cancellation: {
    label: 'Storno',
    values: {
      SIGN: 'mit negativem Betrag',
      POSTING_CODE: 'mit Buchcode 2 und positivem Betrag',
      SWITCHED: 'mit vertauschtem Soll/Haben',
      GENERAL_REVERSAL: 'als Generalumkehr',
    },
  },
  postingDate: {
    label: 'Buchungsdatum',
    values: { END_OF_MONTH: 'letzter Tag des Monats', DOCUMENT_DATE: 'Rechnungsdatum' },
  },
  bookingText: {
    label: 'Buchungstext',
    values: { NAME_FIRST: 'Kunde, dann Rechnungsnummer', NUMBER_FIRST: 'Rechnungsnummer, dann Kunde' },
  },
  hoursBy: { label: 'Stunden', values: { MONTH: 'Summe des Monats', DAY: 'je Tag' } },
  hoursRecord: {
    label: 'Satzart',
    values: { HOURS: 'Stunden ohne Kostenstelle', STANDARD: 'Standard mit Kostenstelle' },
  },
};

export const SOURCE_LABELS: Readonly<Record<ColumnSource, string>> = {
  FIXED: 'Fester Text',
  CUSTOMER_ACCOUNT: 'Kundenkonto',
  REVENUE_ACCOUNT: 'Erlöskonto',
  INVOICE_NUMBER: 'Rechnungsnummer',
  INVOICE_NUMBER_DIGITS: 'Rechnungsnummer, nur Ziffern',
  INVOICE_DATE: 'Rechnungsdatum',
  POSTING_DATE: 'Buchungsdatum',
  POSTING_MONTH: 'Buchungsmonat (1–12)',
  DUE_DATE: 'Fälligkeit',
  PAYMENT_DAYS: 'Zahlungsziel in Tagen',
  POSTING_CODE: 'Buchcode (1 Soll, 2 Haben)',
  TAX_PERCENTAGE: 'Steuersatz',
  TAX_CODE: 'Steuercode',
  GROSS: 'Bruttobetrag',
  NET: 'Nettobetrag',
  TAX: 'Steuerbetrag',
  BOOKING_TEXT: 'Buchungstext',
  CUSTOMER_NAME: 'Name des Kunden',
  CUSTOMER_NUMBER: 'Kundennummer',
  VAT_NUMBER: 'UID-Nummer',
  CLIENT_NUMBER: 'Mandantennummer',
  MONTH: 'Abrechnungsmonat (1–12)',
  FIRST_DAY: 'Erster Tag',
  LAST_DAY: 'Letzter Tag',
  PERSONNEL_NUMBER: 'Personalnummer',
  WORKER_NAME: 'Name der Person',
  WAGE_TYPE: 'Lohnart',
  WAGE_KIND: 'Art der Stunden in Worten',
  HOURS: 'Stunden',
  COST_CENTER: 'Kostenstelle',
};
