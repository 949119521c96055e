import type { MailFailure } from '@gastspiel/domain/failures/mail-failures.ts';
import type { SendingHintKind } from '@gastspiel/domain/invoices/sending-hints.ts';
import { counted } from '@gastspiel/domain/names/counted.ts';

const invoices = (count: number): string => counted(count, 'Rechnung', 'Rechnungen');

export const INVOICE_TEXTS = {
  /** In few words; the domain has the sentences. */
  mailFailures: {
    ADDRESS_REFUSED: 'Adresse abgelehnt',
    SERVER_REFUSED: 'E-Mail abgelehnt',
  } satisfies Record<MailFailure, string>,
  beingSent: 'wird versendet',
  none: '–',
  open: (amount: string): string => `${amount} offen`,
  cancels: (number: string): string => `Storno zu ${number}`,
  cancelledBy: (number: string): string => `Storno: ${number}`,
  outdated: 'Zeiten neu erfasst',
  /** "2026-00142 · Ringhof Hotels GmbH" */
  subject: (number: string, recipient: string, gross: string): string => `${number} · ${recipient} · ${gross}`,
} as const;

export const LIST_TEXTS = {
  sums: (year: number | null): string =>
    year === null ? 'Summen nach Status, wie gefiltert' : `Summen ${year} nach Status`,
  countOf: (count: number, year: number | null): string =>
    year === null ? invoices(count) : `${invoices(count)} ${year}`,
  search: 'Nummer, Empfänger',
  state: 'Status',
  number: 'Nummer',
  recipient: 'Rechnungs\u00adempfänger',
  recipientShort: 'Empfänger',
  issued: 'Ausgestellt',
  due: 'Fällig',
  dueOn: (day: string): string => `fällig ${day}`,
  sent: 'Versendet',
  gross: 'Brutto',
  count: invoices,
  /** "4 von 38 Rechnungen" */
  of: (count: number): string => ` von ${invoices(count)}`,
  billingRun: 'Sammelabrechnung',
  statistics: 'Auswertung',
  payments: 'Zahlungen',
  openItems: 'Offene Posten',
  archive: 'Archiv',
  archiveLong: 'Archiv herunterladen',
  create: 'Rechnung',
  createLong: 'Neue Rechnung',
  failed: 'Die Rechnungen konnten nicht geladen werden',
  noMatch: 'Keine Rechnung passt zu Ihren Filtern.',
  empty: 'Noch keine Rechnungen',
  emptyHint: 'Aus erfassten Zeiten wird hier eine Rechnung: Rechnungsempfänger wählen, Zeitblöcke prüfen, versenden.',
  toBlocks: 'Zur Zeiterfassung',
  chosen: (count: number): string => `${count} ausgewählt`,
  clear: 'Auswahl aufheben',
  steps: (number: string): string => `Weitere Schritte für ${number}`,
  stepOf: (step: string, number: string): string => `${number}: ${step}`,
} as const;

export const ARCHIVE_TEXTS = {
  title: 'Archiv herunterladen',
  intro:
    'Alle versendeten Rechnungen und Stornorechnungen eines Zeitraums als PDF, mit einem Verzeichnis, in einer ZIP-Datei.',
  period: 'Zeitraum nach Ausstellungsdatum',
  from: 'Von',
  to: 'Bis',
  state: 'Status',
  allStates: 'Alle',
  /** "214 Rechnungen, 18 MB" */
  size: (count: number, size: string): string => `${invoices(count)}, ${size}`,
  notCounted: 'Wie viele Rechnungen das sind, konnte nicht ermittelt werden.',
  submit: 'Herunterladen',
  started: 'Das Archiv wird heruntergeladen',
} as const;

export const STEP_TEXTS = {
  open: 'Öffnen',
  edit: 'Bearbeiten',
  send: 'Versenden',
  resend: 'Nochmals senden',
  pay: 'Als bezahlt markieren',
  payMany: 'Bezahlt',
  takeBack: 'Zahlung zurücknehmen',
  cancel: 'Stornieren',
  correct: 'Korrigieren',
  download: 'PDF herunterladen',
  ebInterface: 'ebInterface (XML) herunterladen',
  downloadMany: 'PDFs',
  notDownloaded: (count: number): string =>
    count === 1
      ? '1 ausgewählte Rechnung ist noch nicht versendet und daher nicht dabei'
      : `${count} ausgewählte Rechnungen sind noch nicht versendet und daher nicht dabei`,
  downloadFailed: 'Die Datei konnte nicht geladen werden',
} as const;

export const SEND_TEXTS = {
  title: 'Rechnung versenden?',
  titleCancellation: 'Stornorechnung versenden?',
  titleAgain: 'Nochmals senden?',
  loading: 'Die Rechnung wird geladen …',
  failed: 'Die Rechnung konnte nicht geladen werden',
  to: 'Geht an',
  copy: 'Kopie',
  obstacles: 'Die Rechnung kann noch nicht versendet werden',
  toRecipient: 'Zum Rechnungsempfänger',
  toSender: 'Zum Rechnungssteller',
  noIban: 'Ohne IBAN hat die Rechnung keinen Zahlcode.',
  lastFailure: (sentence: string): string => `Beim letzten Mal: ${sentence}`,
  outdated: 'Inzwischen wurden Zeiten neu erfasst. Auf der Rechnung stehen noch die alten.',
  takeLines: 'Zeilen neu übernehmen',
  keepLines: 'Bewusst so versenden',
  freezes: 'Danach lässt sich an der Rechnung nichts mehr ändern, sie kann nur noch storniert werden.',
  freezesCancellation: 'Danach lässt sich an der Stornorechnung nichts mehr ändern.',
  again: 'Dasselbe PDF wird noch einmal versendet.',
  done: (number: string): string => `${number} wird versendet`,
  doneDetail: 'Ob die E-Mail zugestellt wurde, steht in der Liste.',
  manyTitle: (count: number): string => `${invoices(count)} versenden?`,
  first: (count: number): string =>
    count === 1
      ? '1 Rechnung wird versendet und lässt sich dann nicht mehr ändern'
      : `${count} Rechnungen werden versendet und lassen sich dann nicht mehr ändern`,
  resent: (count: number): string =>
    count === 1
      ? '1 Rechnung wurde schon versendet: Dasselbe PDF wird noch einmal versendet'
      : `${count} Rechnungen wurden schon versendet: Dieselben PDFs werden noch einmal versendet`,
  outdatedMany: (count: number): string =>
    count === 1
      ? '1 Entwurf hat neu erfasste Zeiten und wird nicht versendet, bis seine Zeilen geprüft sind'
      : `${count} Entwürfe haben neu erfasste Zeiten und werden nicht versendet, bis ihre Zeilen geprüft sind`,
  leftOut: (count: number): string =>
    count === 1
      ? '1 Rechnung ist schon versendet oder storniert und wird nicht versendet'
      : `${count} Rechnungen sind schon versendet oder storniert und werden nicht versendet`,
  manyNote: 'Was sich nicht versenden lässt, hält die anderen nicht auf und wird am Ende genannt.',
} as const;

export const PAID_TEXTS = {
  title: 'Als bezahlt markieren',
  titleMany: (count: number): string => `${invoices(count)} als bezahlt markieren`,
  leftOut: (count: number): string =>
    count === 1
      ? '1 ausgewählte Rechnung ist noch nicht versendet, schon bezahlt oder storniert und bleibt, wie sie ist.'
      : `${count} ausgewählte Rechnungen sind noch nicht versendet, schon bezahlt oder storniert und bleiben, wie sie sind.`,
  day: 'Tag der Zahlung',
  earliest: (day: string, number: string): string => `Frühestens ${day}: Da wurde ${number} ausgestellt.`,
  submit: 'Bezahlt',
  done: (number: string): string => `${number} ist bezahlt`,
  takeBackTitle: 'Zahlung zurücknehmen?',
  takeBack: (day: string): string => `Die Rechnung ist als bezahlt am ${day} markiert.`,
  takeBackNote:
    'Danach ist sie wieder offen, überfällig oder mahnfällig, je nach Fälligkeits- und Mahndatum. Was erfasst oder vom Kontoauszug zugeordnet war, wird Guthaben.',
  takeBackConfirm: 'Zurücknehmen',
  takenBack: (number: string): string => `${number} ist nicht mehr als bezahlt markiert`,
} as const;

export const CANCEL_TEXTS = {
  title: 'Rechnung stornieren?',
  cancellation: 'Eine Stornorechnung mit eigener Nummer hebt den Betrag auf',
  blocks: (count: number): string =>
    count === 1
      ? '1 Zeitblock ist wieder frei und kann neu verrechnet werden'
      : `${count} Zeitblöcke sind wieder frei und können neu verrechnet werden`,
  bothStay: 'Beide bleiben in der Liste, die Stornorechnung können Sie danach versenden',
  inTheHouse: 'Sie wurde nie versendet: Beide bleiben intern und werden nicht versendet',
  paid: (day: string): string => `Was bis ${day} bezahlt wurde, wird Guthaben des Kunden`,
  confirm: 'Stornieren',
  stay: 'Nicht stornieren',
  done: (number: string, cancellation: string): string => `${number} ist storniert durch ${cancellation}`,
} as const;

export const CORRECT_TEXTS = {
  title: 'Rechnung korrigieren?',
  cancellation: (number: string, next: string): string => `Stornorechnung ${next} hebt ${number} auf`,
  successor: (next: string): string =>
    `${next} entsteht als Entwurf mit denselben Zeilen: Dort ändern Sie, was falsch war`,
  numbers: 'Die Nummern gelten, solange niemand anderer inzwischen eine Rechnung anlegt',
  send: 'Versendet wird noch nichts: Stornorechnung und neue Rechnung senden Sie danach',
  paid: 'Was bezahlt wurde, wird Guthaben und kann die neue Rechnung bezahlen',
  confirm: 'Korrigieren',
  stay: 'Nicht korrigieren',
  done: (number: string, cancellation: string, successor: string): string =>
    `${number} ist storniert durch ${cancellation}, korrigiert wird sie durch ${successor}`,
} as const;

export const PAY_RUN_TEXTS = {
  label: 'Fortschritt',
  running: 'Zahlungen werden eingetragen',
  done: (count: number): string => `${invoices(count)} bezahlt`,
  failed: (count: number): string => `${count} fehlgeschlagen`,
  now: (number: string): string => `Jetzt: ${number}`,
  leave: 'Läuft weiter, solange Gastspiel offen ist.',
} as const;

export const OBSTACLE_TEXTS = {
  title: 'Vor dem Versand',
  toRecipient: 'Zum Rechnungsempfänger',
  toSender: 'Zum Rechnungssteller',
} as const;

const among = (numbers: readonly string[]): string =>
  numbers.length <= 3 ? numbers.join(', ') : `${numbers.slice(0, 3).join(', ')} und ${numbers.length - 3} weitere`;

export const HINT_TEXTS = {
  title: 'Bitte vor dem Versand ansehen',
  nothing: 'nichts',
  kinds: {
    NAME: (before, after) => `Name beim Rechnungsempfänger geändert: ${before} → ${after}`,
    ADDRESS: (before, after) => `Anschrift beim Rechnungsempfänger geändert: ${before} → ${after}`,
    VAT_NUMBER: (before, after) => `UID-Nummer beim Rechnungsempfänger geändert: ${before} → ${after}`,
    CUSTOMER_NUMBER: (before, after) => `Kundennummer geändert: ${before} → ${after}`,
    ORDER_REFERENCE: (before, after) => `Auftragsreferenz geändert: ${before} → ${after}`,
    SUPPLIER_NUMBER: (before, after) => `Lieferantennummer geändert: ${before} → ${after}`,
    PRICE: (before, after, type) => `Preis für ${type} geändert: € ${before} → € ${after}`,
    ISSUE_PAST: (before, today) => `Ausgestellt am ${before}, heute ist der ${today}.`,
    ISSUE_OTHER_YEAR: (before) =>
      `Ausgestellt am ${before}: Die Nummer gehört zu diesem Jahr, daher bleibt das Ausstellungsdatum.`,
    DUE_PAST: (before) => `Die Fälligkeit (${before}) ist schon vorbei: Die Rechnung wäre sofort überfällig.`,
    DUE_NEAR: (before, after) =>
      `Die Fälligkeit (${before}) ist näher als die Zahlungsfrist: Von heute an wäre es der ${after}.`,
    REVERSE_CHARGE_LATE: (_before, until) =>
      `Reverse Charge: Die Rechnung war bis ${until} auszustellen, dem 15. des Monats nach der Leistung (§ 11 UStG).`,
    SURCHARGE_LEFT_OUT: (_before, hours, label) => `Nicht auf der Rechnung: ${label}, vorgeschlagen ${hours} h`,
  } satisfies Record<SendingHintKind, (before: string, after: string, subject: string) => string>,
  take: 'In die Rechnung übernehmen',
  takeIssue: 'Heute ausstellen, mit ganzer Frist',
  issueMany: (count: number): string =>
    `${count === 1 ? 'Diese eine' : `Diese ${count}`} mit heutigem Datum und ganzer Frist ausstellen`,
  takeDue: (day: string): string => `Fällig am ${day}`,
  taken: 'In die Rechnung übernommen',
  takenWhenSaved: 'Wird beim Speichern übernommen.',
  many: {
    changed: (numbers: readonly string[]): string =>
      `Stammdaten oder Preis seit dem Speichern geändert: ${among(numbers)}`,
    issued: (numbers: readonly string[]): string => `Ausstellungsdatum vorbei: ${among(numbers)}`,
    due: (numbers: readonly string[]): string =>
      `Fälligkeit vorbei oder näher als die Zahlungsfrist: ${among(numbers)}`,
    leftOut: (numbers: readonly string[]): string => `Vorgeschlagene Zuschläge nicht übernommen: ${among(numbers)}`,
    late: (numbers: readonly string[]): string => `Reverse Charge nach dem 15. des Folgemonats: ${among(numbers)}`,
  },
} as const;

export const GONE_TEXTS = {
  gone: 'Diese Rechnung gibt es nicht',
  goneHint: 'Vielleicht ist der Link nicht vollständig.',
  toList: 'Zu den Rechnungen',
} as const;
