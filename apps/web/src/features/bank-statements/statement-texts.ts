import type { MatchReason } from '@gastspiel/domain/bank-statements/match-entry.ts';
import { counted } from '@gastspiel/domain/names/counted.ts';

const entries = (count: number): string => counted(count, 'Buchung', 'Buchungen');

export const START_TEXTS = {
  invoices: 'Rechnungen',
  drop: 'Kontoauszug hierher ziehen',
  dropHint: 'camt.053 oder camt.054 (XML) aus dem Bankprogramm, bis 10 MB.',
  choose: 'Kontoauszug auswählen',
  kept: 'Was Nummer und Betrag genau trifft, wird sofort verbucht. Alles andere wird vorgeschlagen.',
  uploading: 'Der Auszug wird hochgeladen …',
  reading: 'Der Auszug wird gelesen …',
  cancel: 'Abbrechen',
  uploadFailed: 'Der Auszug konnte nicht gelesen werden',
  read: (count: number): string => `${counted(count, 'Auszug', 'Auszüge')} gelesen`,
  openItems: 'Offene Posten',
} as const;

export const STATEMENTS_TEXTS = {
  title: 'Kontoauszüge',
  loading: 'Die Kontoauszüge werden geladen …',
  failed: 'Die Kontoauszüge konnten nicht geladen werden',
  none: 'Noch kein Kontoauszug gelesen.',
  account: 'Konto',
  days: 'Zeitraum',
  read: 'Gelesen',
  state: 'Status',
  open: 'Offen',
  closed: 'Abgeschlossen',
  entries: 'Buchungen',
} as const;

export const STATEMENT_TEXTS = {
  loading: 'Der Kontoauszug wird geladen …',
  failed: 'Der Kontoauszug konnte nicht geladen werden',
  read: 'Auszug gelesen',
  closed: 'Abgeschlossen',
  other: 'Anderer Auszug',
  kind: { true: 'camt.054', false: 'camt.053' },
  meta: (iban: string, days: string, count: number, kind: string): string =>
    `${iban}, ${days}, ${entries(count)}, ${kind}`,
  balance: 'Saldo',
  opening: (day: string): string => `Anfangssaldo ${day}`,
  credits: 'Eingänge',
  debits: 'Ausgänge',
  closing: (day: string): string => `Endsaldo laut Auszug ${day}`,
  entries,
  agrees: 'Saldo stimmt, nichts fehlt',
  noBalances: 'Einzelne Buchungen ohne Salden',
  known: (count: number): string =>
    count === 1
      ? '1 Buchung war schon aus einem anderen Auszug bekannt'
      : `${count} Buchungen waren schon aus einem anderen Auszug bekannt`,
  announced: (count: number): string =>
    count === 1 ? '1 Buchung ist erst vorgemerkt' : `${count} Buchungen sind erst vorgemerkt`,
  close: 'Auszug abschließen',
  later: 'Später weiter',
  done: (done: number, all: number): string => `${done} von ${all} erledigt`,
  left: (check: number, unmatched: number): string =>
    [check > 0 && `${check} zu prüfen`, unmatched > 0 && `${unmatched} ohne Rechnung`].filter(Boolean).join(' und '),
  stay: (left: string, count: number): string => `; ${left} ${count === 1 ? 'bleibt' : 'bleiben'} offen`,
  closedNow: 'Auszug abgeschlossen',
  failedStep: 'Das ist nicht gelungen',
} as const;

export const SECTION_TEXTS = {
  BOOKED: { title: 'Zugeordnet', hint: (sum: string) => `${sum} verbucht` },
  CHECK: { title: 'Zu prüfen', hint: () => 'Vorschlag passt nicht ganz' },
  UNMATCHED: { title: 'Ohne Rechnung', hint: () => 'keine offene Rechnung passt' },
  ASIDE: { title: 'Beiseitegelegt', hint: () => 'davon bleiben nur Tag und Betrag' },
} as const;

export const ENTRY_TEXTS = {
  failed: 'Die Buchungen konnten nicht geladen werden',
  payer: 'Zahler',
  entry: 'Zahlung',
  proposal: 'Vorschlag',
  decision: 'Entscheidung',
  nobody: 'Ohne Namen',
  day: 'Tag',
  purpose: 'Zweck',
  account: 'Zahler-IBAN',
  accountEnd: (end: string): string => `… ${end}`,
  none: '–',
  /** Why, in words of the list. */
  reasons: {
    SUM: 'Summe mehrerer Rechnungen',
    PART: 'Teilzahlung',
    DISCOUNT: 'Abzüglich Skonto',
    DIFFERENCE: 'Kleine Differenz',
    MORE: 'Mehr, als offen ist',
    PAYER: 'Keine Nummer, Zahler-IBAN bekannt',
    NAME: 'Keine Nummer, Name stimmt',
    AMOUNT: 'Nur der Betrag stimmt',
  } satisfies Record<MatchReason, string>,
  oneSum: 'Betrag stimmt, Nummer ungenau',
  exact: 'Nummer und Betrag stimmen',
  /** The step that the proposal asks for. */
  steps: {
    SUM: 'Zuordnen',
    PART: 'Teilzahlung buchen',
    DISCOUNT: 'Als Skonto buchen',
    DIFFERENCE: 'Differenz ausbuchen',
    MORE: 'Rest als Guthaben',
    PAYER: 'Zuordnen',
    NAME: 'Zuordnen',
    AMOUNT: 'Zuordnen',
  } satisfies Record<MatchReason, string>,
  whole: (amount: string): string => `${amount} ganz`,
  part: (amount: string, open: string): string => `${amount} von ${open}`,
  rest: 'danach',
  rests: {
    OPEN: (amount: string) => `${amount} offen`,
    DISCOUNT: (amount: string) => `${amount} Skonto`,
    WRITTEN_OFF: (amount: string) => `${amount} ausgebucht`,
  },
  credit: (amount: string): string => `${amount} Guthaben`,
  recipient: 'Empfänger',
  leaveOpen: 'Rest offen lassen',
  other: 'Andere',
  choose: 'Rechnung wählen',
  ignore: 'Ignorieren',
  returned: 'Rückbuchung',
  isReturn: 'Rückbuchung der Bank',
  change: 'Ändern',
  ofEntry: (step: string, name: string, amount: string): string => `${step}: ${name}, ${amount}`,
  byItself: 'automatisch verbucht',
  byHand: 'von Hand verbucht',
  booked: (amount: string): string => `${amount} verbucht`,
  difference: 'Differenz laut Kontoauszug',
} as const;

export const BOOK_TEXTS = {
  title: 'Rechnung wählen',
  recipient: 'Rechnungsempfänger',
  submit: 'Verbuchen',
} as const;

export const ASIDE_TEXTS = {
  title: 'Buchung ignorieren',
  note: 'Von der Buchung bleiben nur Tag und Betrag. Name, Konto und Zweck werden gelöscht.',
  submit: 'Ignorieren',
  done: 'Beiseitegelegt',
} as const;

export const REOPEN_TEXTS = {
  title: 'Entscheidung ändern?',
  booked: 'Die Zahlung wird zurückgenommen. Was sie bezahlt hat, ist wieder offen.',
  aside: 'Die Buchung liegt wieder auf dem Tisch. Name, Konto und Zweck sind gelöscht.',
  confirm: 'Ändern',
} as const;

export const RETURN_TEXTS = {
  title: 'Welche Zahlung kam zurück?',
  search: 'Empfänger, Referenz',
  loading: 'Die Zahlungen werden geladen …',
  failed: 'Die Zahlungen konnten nicht geladen werden',
  none: 'Keine Zahlung über diesen Betrag gefunden.',
  take: 'Zurückbuchen',
  done: 'Zurückgebucht: Die Rechnungen sind wieder offen',
} as const;
