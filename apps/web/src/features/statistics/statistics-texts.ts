import type { Period } from './chosen.ts';

export const STATISTICS_TEXTS = {
  up: 'Rechnungen',
  failed: 'Die Auswertung konnte nicht geladen werden',
  empty: 'Keine Zahlen in diesem Zeitraum',
  emptyHint: 'Weder Einsätze noch erfasste Zeiten noch versendete Rechnungen fallen in diese Tage.',
  noMatch: 'In diesem Zeitraum passt nichts zu den gewählten Rechnungsempfängern und Einsatzarten.',
  csv: 'CSV-Export',
  xlsx: 'XLSX-Export',
  notExported: 'Die Datei konnte nicht erstellt werden',
} as const;

export const PERIOD_TEXTS = {
  period: 'Zeitraum',
  type: 'Einsatzart',
  known: {
    TWELVE_MONTHS: 'Letzte 12 Monate',
    THIS_YEAR: 'Dieses Jahr',
    LAST_YEAR: 'Letztes Jahr',
    THIS_QUARTER: 'Dieses Quartal',
    LAST_QUARTER: 'Letztes Quartal',
  } satisfies Record<Period, string>,
  from: 'Von',
  to: 'Bis',
  apply: 'Übernehmen',
} as const;

export const CARD_TEXTS = {
  label: 'Kennzahlen',
  before: (value: string): string => `Vorjahr\u00a0${value}`,
  revenue: 'Umsatz netto',
  work: 'Arbeitszeit',
  appointments: 'Einsätze',
  fill: 'Besetzungsgrad',
} as const;

export const PLOT_TEXTS = {
  asTable: (title: string): string => `${title} als Tabelle`,
  asPlot: (title: string): string => `${title} als Diagramm`,
  table: 'Als Tabelle',
  plot: 'Als Diagramm',
  percent: (value: number): string => `${value}\u00a0%`,
} as const;

export const MONTHS_TEXTS = {
  title: 'Umsatz netto',
  hint: 'nach Monat, Tsd. €',
  unit: 'Tsd. €',
  now: 'dieses Jahr',
  before: 'Vorjahr',
  month: 'Monat',
  change: 'zum Vorjahr',
  unfinished: 'Monat läuft noch',
  label: (shape: 'bars' | 'lines', from: string, to: string): string =>
    `${shape === 'bars' ? 'Balkendiagramm' : 'Liniendiagramm'}: Umsatz netto von ${from} bis ${to} je Monat, daneben das Jahr davor. Die Zahlen stehen in der Tabelle.`,
} as const;

export const TYPES_TEXTS = {
  title: 'Stunden nach Einsatzart',
  type: 'Einsatzart',
  hours: 'Stunden',
  share: 'Anteil',
  total: 'Gesamt',
  none: 'In diesem Zeitraum sind keine Stunden erfasst.',
  other: 'ohne Zuordnung',
} as const;

export const FILL_TEXTS = {
  title: 'Besetzungsgrad',
  hint: 'nach KW',
  target: (percent: number): string => `Ziel ${percent}\u00a0%`,
  change: (percent: number): string => `Ziel ${percent} %, ändern`,
  week: 'KW',
  monday: 'ab Montag',
  wanted: 'Plätze',
  filled: 'besetzt',
  rate: 'Besetzungsgrad',
  weekOf: (week: number, year: number): string => `KW ${week}, ${year}`,
  weekInYear: (week: number, year: number): string => `${week}/${year}`,
  places: (filled: string, wanted: string): string => `${filled} von ${wanted} Plätzen`,
  unfinished: 'Woche läuft noch oder kommt erst',
  label: (weeks: number, target: number | undefined): string =>
    `Balkendiagramm: Besetzungsgrad der letzten ${weeks} Wochen${target === undefined ? '' : `, mit dem Ziel von ${target} %`}. Alle Wochen stehen in der Tabelle.`,
} as const;

export const TARGET_TEXTS = {
  title: 'Ziel für den Besetzungsgrad',
  intro: 'So viele der gewünschten Plätze sollen besetzt sein. Das Ziel gilt für alle in der Agentur.',
  field: 'Ziel',
  edit: 'Ändern',
  loading: 'Ziel wird geladen …',
  failed: 'Das Ziel konnte nicht geladen werden',
  rule: 'Bitte eine ganze Zahl von 1 bis 100 angeben.',
  submit: 'Speichern',
  done: (percent: number): string => `Das Ziel ist jetzt ${percent} %`,
} as const;

export const CUSTOMERS_TEXTS = {
  title: 'Umsatzstärkste Kunden',
  all: (count: number): string => `Alle ${count} ansehen`,
  allTitle: 'Kunden nach Umsatz',
  recipient: 'Rechnungsempfänger',
  nobody: 'ohne Rechnungsempfänger',
  appointments: 'Einsätze',
  hours: 'Stunden',
  net: 'Netto',
  change: 'zum Vorjahr',
  /** On phones. */
  inFew: (appointments: string, hours: string): string => `${appointments} Einsätze · ${hours}`,
  none: 'In diesem Zeitraum gibt es keine Kunden.',
} as const;

export const WORKERS_TEXTS = {
  title: 'Mitarbeiter/innen',
  name: 'Name',
  left: 'Ausgeschiedene',
  bookings: 'Buchungen',
  notCome: 'nicht erschienen',
  notComeOf: (notCome: string, bookings: string): string => `${notCome} von ${bookings} Buchungen nicht erschienen`,
  work: 'Arbeitszeit',
  breaks: 'Pausen',
  travel: 'Fahrtzeit',
  net: 'Netto',
  /** On phones. */
  inFew: (bookings: string, hours: string): string => `${bookings} Buchungen · ${hours}`,
  missed: (notCome: string): string => `${notCome} nicht erschienen`,
  without: 'Umsatz ohne Zuordnung',
  failed: 'Die Mitarbeiter/innen konnten nicht geladen werden',
  none: 'In diesem Zeitraum hat niemand gearbeitet.',
} as const;
