import { firstDayOf, type Month } from '@gastspiel/domain/time/month.ts';
import { paperPeriod } from '@gastspiel/domain/time/paper-day.ts';
import { startOfDay, TIME_ZONE } from '@gastspiel/domain/time/vienna-day.ts';

const MONTH = new Intl.DateTimeFormat('de-AT', { timeZone: TIME_ZONE, month: 'long', year: 'numeric' });

/** The words in the files of figures. */
export const STATISTICS_TEXTS = {
  fileName: (from: string, to: string, ending: string): string => `Auswertung ${from} bis ${to}.${ending}`,
  month: (month: Month): string => MONTH.format(startOfDay(firstDayOf(month))),
  period: (from: string, to: string): string => paperPeriod(from, to, 'de'),
  sheets: {
    about: 'Übersicht',
    // No sheet can have a slash in its name.
    workers: 'Mitarbeitende',
    recipients: 'Kunden',
    types: 'Einsatzarten',
    months: 'Monate',
  },
  about: {
    subject: 'Auswertung',
    content: 'Angabe',
    tenant: 'Agentur',
    period: 'Zeitraum',
    recipients: 'Rechnungsempfänger',
    types: 'Einsatzarten',
    madeAt: 'Erstellt am',
    all: 'alle',
    revenue: 'Umsatz netto',
    revenueMeaning:
      'Versendete, nicht stornierte Rechnungen nach Ausstellungsdatum; je Mitarbeiter/in im Verhältnis der Arbeitsminuten.',
    fill: 'Besetzungsgrad',
    fillMeaning: 'Besetzte von gewünschten Plätzen der Einsätze, die im Zeitraum beginnen.',
  },
  lastName: 'Nachname',
  firstName: 'Vorname',
  recipient: 'Rechnungsempfänger',
  type: 'Einsatzart',
  monthHead: 'Monat',
  kind: 'Nach',
  name: 'Bezeichnung',
  appointments: 'Einsätze',
  bookings: 'Buchungen',
  work: 'Arbeitsstunden',
  breaks: 'Pausen (h)',
  travel: 'Fahrtzeit (h)',
  revenue: 'Umsatz netto',
  fill: 'Besetzungsgrad',
  notCome: 'Nicht erschienen',
  left: 'Ausgeschiedene',
  unassigned: 'Ohne Zuordnung',
  noRecipient: 'Ohne Rechnungsempfänger',
  sum: 'Summe',
} as const;

/** The words in the file of the recapitulative statement. */
export const STATEMENT_TEXTS = {
  fileName: (month: Month): string => `Zusammenfassende Meldung ${month}.csv`,
  country: 'Land',
  vatNumber: 'UID-Nummer',
  recipient: 'Rechnungsempfänger',
  kind: 'Art',
  otherService: 'Sonstige Leistung',
  euro: 'Bemessungsgrundlage (volle Euro)',
  net: 'Netto genau',
  invoices: 'Rechnungen',
} as const;
