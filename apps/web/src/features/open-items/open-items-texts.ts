import { counted } from '@gastspiel/domain/names/counted.ts';
import type { Age } from '@gastspiel/domain/open-items/ages.ts';

export const AGE_TEXTS = {
  NOT_DUE: 'Nicht fällig',
  TO_30: '1–30 Tage',
  TO_60: '31–60 Tage',
  TO_90: '61–90 Tage',
  OLDER: 'Über 90 Tage',
} satisfies Record<Age, string>;

export const SHORT_AGES = {
  NOT_DUE: 'Nicht fällig',
  TO_30: '1–30',
  TO_60: '31–60',
  TO_90: '61–90',
  OLDER: 'über 90',
} satisfies Record<Age, string>;

const customers = (count: number): string => counted(count, 'Kunde', 'Kunden');

export const OPEN_ITEMS_TEXTS = {
  invoices: 'Rechnungen',
  payments: 'Zahlungen',
  excel: 'Excel',
  excelLong: 'Liste als Excel-Datei herunterladen',
  downloadFailed: 'Die Datei konnte nicht erstellt werden',
  day: 'Stichtag',
  today: (day: string): string => `Heute, ${day}`,
  otherDay: 'Anderer Tag',
  ages: 'Alter',
  all: 'Alle offen',
  count: (count: number): string => counted(count, 'Rechnung', 'Rechnungen'),
  search: 'Nummer, Empfänger',
  onlyOverdue: 'Nur mit Überfälligem',
  customers,
  /** "15 Kunden, € 49.347,10 offen, davon überfällig € 18.721,20 (38 %)" */
  sum: (listed: string): string => `, ${listed} offen`,
  overdue: (amount: string, share: number): string => `, überfällig insgesamt ${amount} (${share} %)`,
  credit: (amount: string): string => `, Guthaben ${amount}`,
  number: 'Nummer',
  recipient: 'Rechnungsempfänger',
  shortCount: 'Rechn.',
  open: 'Offen',
  none: '–',
  cardOverdue: (amount: string): string => `überfällig ${amount}`,
  bar: (parts: readonly string[]): string => parts.join(', '),
  failed: 'Die offenen Posten konnten nicht geladen werden',
  noMatch: 'Kein offener Posten passt zu Ihren Filtern.',
  empty: 'Nichts ist offen',
  emptyHint: 'An diesem Tag war jede versendete Rechnung bezahlt.',
} as const;
