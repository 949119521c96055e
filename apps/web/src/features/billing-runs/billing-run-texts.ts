import type { BILLING_HINTS } from '@gastspiel/domain/billing-runs/billing-proposal.ts';
import { counted } from '@gastspiel/domain/names/counted.ts';
import type { RowKind } from './run-rows.ts';

const drafts = (count: number): string => counted(count, 'Entwurf', 'Entwürfe');

export const PAGE_TEXTS = {
  invoices: 'Rechnungen',
  intro: 'Ein Entwurf je Rechnungsempfänger, aus erfassten und noch nicht verrechneten Zeitblöcken',
  until: 'Leistungen bis einschließlich',
  dueByTerms: 'Leer: nach Zahlungsziel',
  datesPast: 'Ausstellung oder Fälligkeit liegt in der Vergangenheit. Soll ab heute gerechnet werden?',
  moveToToday: 'Auf heute verschieben',
  issued: 'Ausstellung',
  due: 'Fälligkeit',
  surcharges: 'Zuschläge vorschlagen',
  travelPrice: 'Fahrtzeit je Stunde',
  untilToday: 'bis heute',
  quick: 'Zeitraum',
  duePast: 'Die Fälligkeit ist schon vorbei: Die Rechnungen wären sofort überfällig.',
  dueNear: (days: number): string =>
    days === 1
      ? 'Von heute an bleibt nur 1 Tag bis zur Fälligkeit.'
      : `Von heute an bleiben nur ${days} Tage bis zur Fälligkeit.`,
  unassigned: (count: number): string =>
    count === 1
      ? '1 erfasster Zeitblock ohne Rechnungsempfänger'
      : `${count} erfasste Zeitblöcke ohne Rechnungsempfänger`,
  unassignedBlock: (what: string, day: string): string => `${what}, ${day}`,
  more: (count: number): string => `und ${count} weitere`,
  noSurcharges: 'Beim Rechnungssteller sind keine Zuschläge hinterlegt.',
  search: 'Nummer, Empfänger',
  show: 'Anzeigen',
  kinds: {
    READY: 'Bereit',
    HINT: 'Mit Hinweis',
    GAP: 'Fehlt etwas',
    MADE: 'Angelegt',
  } satisfies Record<RowKind, string>,
  all: 'Alle',
  /** "Bereit 11" */
  kind: (label: string, count: number): string => `${label} ${count}`,
  failed: 'Die Zeitblöcke konnten nicht geladen werden',
  empty: 'Nichts zu verrechnen',
  emptyHint: (day: string): string => `Bis ${day} gibt es keine erfassten Zeitblöcke, die noch nicht verrechnet sind.`,
  noDay: 'Bis wann?',
  noDayHint: 'Bitte angeben, bis zu welchem Tag verrechnet wird.',
  toBlocks: 'Zur Zeiterfassung',
  noMatch: 'Kein Rechnungsempfänger passt zu Ihren Filtern.',
} as const;

export const ROW_TEXTS = {
  number: 'Nummer',
  recipient: 'Rechnungs\u00adempfänger',
  blocks: 'Zeitblöcke',
  hours: 'Stunden',
  net: 'Netto',
  check: 'Prüfung',
  result: 'Ergebnis',
  none: '–',
  /** "9 Zeitblöcke · 212,50 h" */
  amount: (blocks: number, hours: string): string => `${counted(blocks, 'Zeitblock', 'Zeitblöcke')} · ${hours}`,
  draft: 'Entwurf',
  waiting: 'läuft',
  notMade: 'Nicht angelegt',
  stopped: 'Angehalten',
  sending: 'wird versendet',
  sent: 'Versendet',
  notSent: 'Nicht versendet',
} as const;

export const CHECK_TEXTS = {
  complete: 'vollständig',
  priceMissing: (types: readonly string[]): string => `Preis fehlt: ${types.join(', ')}`,
  addressMissing: 'Anschrift fehlt',
  tooManyBlocks: 'Zu viele Zeitblöcke',
  hints: {
    VAT_NUMBER_MISSING: 'UID fehlt',
    VAT_NUMBER_INVALID: 'UID ungültig',
    VAT_NUMBER_NOT_CHECKED: 'UID ungeprüft',
    SENDER_VAT_NUMBER_MISSING: 'Eigene UID fehlt',
    EMAIL_MISSING: 'E-Mail fehlt',
  } satisfies Record<(typeof BILLING_HINTS)[number], string>,
  changed: 'Zeit geändert',
  travel: (hours: string): string => `Fahrtzeit ${hours}`,
  travelOf: (name: string): string => `Fahrtzeit verrechnen: ${name}`,
  mend: 'Ergänzen',
  verify: 'Prüfen',
  look: 'Ansehen',
  /** For who does not see in which row it stands. */
  stepFor: (step: string, name: string): string => `${step}: ${name}`,
} as const;

export const BAR_TEXTS = {
  label: 'Auswahl',
  chosen: 'Gewählt',
  of: (count: number, total: number): string => `${count} von ${total}`,
  /** "2 nicht verrechenbar, 1 abgewählt" */
  leftOut: (gaps: number, unchosen: number): string =>
    [...(gaps > 0 ? [`${gaps} nicht verrechenbar`] : []), ...(unchosen > 0 ? [`${unchosen} abgewählt`] : [])].join(
      ', ',
    ),
  cancel: 'Abbrechen',
  make: (count: number): string => `${drafts(count)} anlegen`,
  send: (count: number): string => `${drafts(count)} versenden`,
} as const;

export const SEND_TEXTS = {
  title: (count: number): string => `${drafts(count)} versenden?`,
  sum: (net: string): string => `Zusammen ${net} netto`,
  sent: (count: number): string =>
    count === 1
      ? '1 Rechnung wird versendet und lässt sich dann nicht mehr ändern'
      : `${count} Rechnungen werden versendet und lassen sich dann nicht mehr ändern`,
  noEmail: (names: readonly string[]): string =>
    names.length === 1
      ? `1 Entwurf wird nicht versendet, weil die E-Mail-Adresse fehlt: ${names.join('')}`
      : `${names.length} Entwürfe werden nicht versendet, weil die E-Mail-Adresse fehlt: ${names.join(', ')}`,
  note: 'Was sich nicht versenden lässt, hält die anderen nicht auf und wird am Ende genannt.',
  confirm: 'Versenden',
} as const;
