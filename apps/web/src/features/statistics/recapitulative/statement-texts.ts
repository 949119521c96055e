import { counted } from '@gastspiel/domain/names/counted.ts';

const drafts = (count: number): string => counted(count, 'Entwurf', 'Entwürfe');
const customers = (count: number): string =>
  count === 1 ? 'Bei 1 Rechnungsempfänger' : `Bei ${count} Rechnungsempfängern`;

export const STATEMENT_TEXTS = {
  invoices: 'Rechnungen',
  csv: 'CSV-Export',
  notExported: 'Die Datei konnte nicht erstellt werden',
  due: (day: string): string => `abzugeben bis ${day}`,
  about:
    'Sonstige Leistungen an Unternehmen in anderen Mitgliedstaaten, für die der Empfänger die Steuer schuldet (U 13).',
  country: 'Land',
  vatNumber: 'UID',
  recipient: 'Rechnungsempfänger',
  count: 'Rechnungen',
  net: 'Betrag',
  euro: 'Betrag in Euro (U 13)',
  total: 'Gesamt',
  none: '–',
  vatMissing: 'UID fehlt',
  /** Where the number can be entered. */
  vatMissingAt: (recipient: string): string => `UID fehlt: ${recipient} öffnen`,
  missing: (count: number): string => `${customers(count)} fehlt die UID. Ohne sie lässt sich der Betrag nicht melden.`,
  drafts: (count: number): string =>
    `${drafts(count)} mit Reverse Charge ${count === 1 ? 'gehört' : 'gehören'} nach dem Versand dazu.`,
  toDrafts: 'Entwürfe ansehen',
  empty: (month: string): string => `Für ${month} ist nichts zu melden`,
  emptyHint: 'In diesem Monat wurde nichts mit Übergang der Steuerschuld in einen anderen Mitgliedstaat geleistet.',
  failed: 'Die Meldung konnte nicht geladen werden',
} as const;
