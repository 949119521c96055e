import { counted } from '@gastspiel/domain/names/counted.ts';

export const PAGE_TEXTS = {
  list: 'Rechnungsempfänger',
  loading: 'Rechnungsempfänger wird geladen …',
  failed: 'Der Rechnungsempfänger konnte nicht geladen werden',
  overdue: 'Überfällig',
  edit: 'Bearbeiten',
  createInvoice: 'Rechnung erstellen',
  statement: 'Kontoauszug',
  statementLong: 'Kontoauszug der letzten zwölf Monate als PDF',
  statementFailed: 'Der Kontoauszug konnte nicht geladen werden',
  notes: 'Interne Notizen',
  term: (days: number): string => (days === 1 ? '1 Tag Ziel' : `${days} Tage Ziel`),
  discount: (percentage: string, days: number): string =>
    `${percentage} % Skonto binnen ${counted(days, 'Tag', 'Tagen')}`,
} as const;

const invoices = (count: number): string => (count === 0 ? 'Keine Rechnung' : counted(count, 'Rechnung', 'Rechnungen'));

export const FIGURE_TEXTS = {
  label: 'Salden',
  open: 'Offen',
  overdue: 'davon überfällig',
  revenue: (year: string): string => `Umsatz ${year} netto`,
  unbilled: 'Noch zu verrechnen',
  invoices,
  overdueFor: (count: number, days: number): string =>
    `${invoices(count)}, seit ${days === 1 ? 'einem Tag' : `${days} Tagen`}`,
  comparedTo: (change: string, day: string): string => `${change} zum Vorjahr bis ${day}`,
  noYearBefore: 'Im Vorjahr bis heute keiner',
  unbilledBlocks: (count: number, net: string, isPriceMissing: boolean): string =>
    `${counted(count, 'Zeitblock', 'Zeitblöcke')}, ${net} netto${isPriceMissing ? ', Preis fehlt' : ''}`,
} as const;

export const COMING_TEXTS = {
  title: 'Nächste Einsätze',
  free: (count: number): string => (count === 0 ? 'Alle Plätze besetzt' : counted(count, 'Platz frei', 'Plätze frei')),
  all: 'Alle im Kalender',
  none: 'Kein Einsatz geplant.',
} as const;

export const INVOICES_TEXTS = {
  title: 'Rechnungen',
  ofYear: (count: number, year: string): string => `${count} im Jahr ${year}`,
  all: 'Alle ansehen',
  none: (year: string): string => `Keine Rechnung im Jahr ${year}.`,
  number: 'Nummer',
  issued: 'Ausgestellt',
  due: 'Fällig',
  state: 'Status',
  gross: 'Brutto',
  open: 'Offen',
  nothing: '–',
} as const;

export const PRICE_TEXTS = {
  title: 'Preise',
  hint: 'netto je Stunde',
  change: 'Ändern',
  type: 'Einsatzart',
  standard: 'Standard',
  own: 'Dieser Kunde',
  asStandard: 'wie Standard',
  noPrice: 'Kein Preis',
  none: 'Ihre Agentur hat noch keine Einsatzarten.',
} as const;

export const CONTACT_TEXTS = {
  title: 'Ansprechpersonen',
  add: 'Ansprechperson hinzufügen',
  none: 'Keine Ansprechperson eingetragen.',
  invoices: 'Rechnungen',
  printouts: 'Stundennachweise',
} as const;
