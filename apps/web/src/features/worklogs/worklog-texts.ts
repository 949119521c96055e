import { counted, people } from '@gastspiel/domain/names/counted.ts';

export const BLOCK_TEXTS = {
  states: { PLANNED: 'Geplant', OPEN: 'Zu erfassen', RECORDED: 'Erfasst' },
  payroll: { PARTLY: 'Teilweise übertragen', TRANSFERRED: 'Übertragen', CHANGED: 'Nach Übertragung geändert' },
  invoice: (number: string, isSent: boolean): string =>
    isSent ? `Rechnung ${number}` : `Rechnung ${number} (Entwurf)`,
} as const;

export const LIST_TEXTS = {
  list: 'Welche Zeitblöcke',
  lists: { open: 'Zu erfassen', recorded: 'Erfasst', all: 'Alle' },
  search: 'Einsatz, Kunde, Ort',
  paper: 'Stundennachweis',
  papers: { UNSENT: 'Nicht versendet', SENT: 'Versendet', RESEND: 'Neuversand nötig' },
  invoiced: 'Rechnung',
  invoicedChoices: { NO: 'Nicht verrechnet', YES: 'Verrechnet' },
  day: 'Datum',
  time: 'Zeit',
  what: 'Einsatz',
  recipient: 'Rechnungsempfänger',
  persons: 'Pers.',
  people,
  hours: 'Arbeitszeit',
  state: 'Status',
  none: '–',
  didNotCome: (count: number): string => `${count} nicht erschienen`,
  accounting: 'Lohnverrechnung',
  count: (count: number): string => counted(count, 'Zeitblock', 'Zeitblöcke'),
  failed: 'Die Zeitblöcke konnten nicht geladen werden',
  noMatch: 'Kein Zeitblock passt zu Ihren Filtern.',
  empty: {
    open: {
      title: 'Nichts zu erfassen',
      hint: 'Ist ein Einsatz mit Rechnungsempfänger vorbei, wartet er hier auf seine Zeiten.',
    },
    recorded: { title: 'Noch nichts erfasst', hint: 'Hier steht, was Sie unter „Zu erfassen“ gespeichert haben.' },
    all: {
      title: 'Noch keine Zeitblöcke',
      hint: 'Ein Zeitblock entsteht, sobald ein Einsatz einen Rechnungsempfänger und eine Buchung hat.',
    },
  },
} as const;

/** "2. Arbeitszeit" */
const shiftName = (shift: number): string => `${shift + 1}. Arbeitszeit`;

export const FIELD_LABELS = {
  day: 'Tag',
  start: 'Beginn',
  end: 'Ende',
  breakMinutes: 'Pause',
  travelTo: 'Anfahrt',
  travelFrom: 'Rückfahrt',
  note: 'Notiz',
} as const;

export const ROW_TEXTS = {
  worker: 'Mitarbeiter/in',
  hours: 'Arbeitszeit',
  status: 'Status',
  minutes: 'min',
  laterDays: (days: number): string => (days > 0 ? `+${days}` : `−${-days}`),
  /** The first shift needs no number. */
  field: (label: string, shift: number | null, name: string): string =>
    shift ? `${label} der ${shift + 1}. Arbeitszeit, ${name}` : `${label}, ${name}`,
  shift: shiftName,
  removeShift: (shift: number, name: string): string => `${shiftName(shift)} von ${name} entfernen`,
  steps: (name: string): string => `Weitere Schritte für ${name}`,
  addShift: 'Weitere Arbeitszeit',
  didNotCome: 'Nicht erschienen',
  came: 'Doch erschienen',
  toPerson: 'Profil öffnen',
  split: 'Um Mitternacht aufteilen',
  prevented: 'verhindert',
  suggestDidNotCome: 'Nicht erschienen?',
  noHours: '–',
  reason: 'Grund',
  statuses: {
    PLANNED: 'Geplant',
    MISSING: 'Fehlt noch',
    RECORDED: 'Erfasst',
    TAKEN: 'Übernommen',
    DIFFERENT: 'Abweichend',
    DID_NOT_COME: 'Nicht erschienen',
    NO_BREAK: 'Pause fehlt',
    LONG_DAY: 'Langer Tag',
    SHORT_REST: 'Ruhezeit kurz',
    LONG_WEEK: 'Lange Woche',
    OVERLAP: 'Überschneidung',
  },
} as const;

export const SAME_TEXTS = {
  title: 'Für alle gleich',
  hint: 'Einzelne Zeilen danach anpassen',
  /** Its fields are told apart from those of the lines. */
  field: (label: string): string => `${label} für alle`,
  take: (count: number): string => (count === 1 ? 'Übernehmen' : `Für alle ${count} übernehmen`),
  undo: 'Rückgängig',
  undoHint: 'Einzeln eingegebene Zeiten wurden ersetzt.',
  travel: 'Anfahrt',
} as const;

export const RECORDING_TEXTS = {
  loading: 'Der Zeitblock wird geladen …',
  failed: 'Der Zeitblock konnte nicht geladen werden',
  gone: 'Diesen Zeitblock gibt es nicht',
  goneHint: 'Der Einsatz wurde gelöscht, es ist niemand mehr gebucht, oder die Adresse stimmt nicht.',
  toList: 'Zur Zeiterfassung',
  table: 'Zeiten',
  place: {
    open: (position: number, count: number): string => `Zeitblock ${position} von ${count} offenen`,
    recorded: (position: number, count: number): string => `Zeitblock ${position} von ${count} erfassten`,
    all: (position: number, count: number): string => `Zeitblock ${position} von ${count}`,
  },
  block: 'Zeitblock',
  timeSheet: 'Stundennachweis',
  appointment: 'Zum Einsatz',
  previous: 'Voriger Zeitblock',
  next: 'Nächster Zeitblock',
  printout: {
    OPEN: 'Nachweis nicht versendet',
    SENDING: 'Nachweis wird versendet',
    FAILED: 'Nachweis fehlgeschlagen',
    RESENDING_NECESSARY: 'Nachweis neu zu versenden',
    SENT: 'Nachweis versendet',
  },
  recordedBy: (when: string, name: string | null): string =>
    name ? `Erfasst am ${when} von ${name}` : `Erfasst am ${when}`,
  notBegunTitle: 'Noch nicht zu erfassen',
  notBegun: (when: string): string => `Der Einsatz beginnt am ${when}. Danach können hier die Zeiten erfasst werden.`,
  missing: (names: string): string => `Nachträglich gebucht, Zeiten fehlen noch: ${names}.`,
  keys: 'Enter: nächstes Feld · Pfeile: Zeile darüber, darunter · *: für alle übernehmen · +: weitere Arbeitszeit · −: nicht erschienen · /: weitere Schritte · Strg+Enter: speichern und weiter',
  people: (count: number): string => counted(count, 'Mitarbeiter/in', 'Mitarbeiter/innen'),
  travel: (hours: string): string => `Anfahrt und Rückfahrt ${hours}`,
  work: (hours: string): string => `Arbeitszeit ${hours}`,
  warnings: 'Hinweise zur Arbeitszeit',
  mayStillSave: (count: number): string =>
    `Sie können trotzdem speichern, ${count === 1 ? 'der Hinweis bleibt' : 'die Hinweise bleiben'} am Zeitblock.`,
  savedWarned: 'Gespeichert mit Hinweis.',
  save: 'Zeiten speichern',
  saveAndNext: 'Speichern und nächster Zeitblock',
  cancel: 'Abbrechen',
  unsaved: 'Noch nicht gespeichert',
  saved: 'Zeiten gespeichert',
  allDone: 'Das war der letzte Zeitblock der Liste.',
  reload: 'Neu laden',
  outdated: (name: string | null): string =>
    name
      ? `${name} hat diesen Zeitblock inzwischen gespeichert. Ihre Eingaben sind noch da, können so aber nicht gespeichert werden.`
      : 'Dieser Zeitblock hat sich inzwischen geändert. Ihre Eingaben sind noch da, können so aber nicht gespeichert werden.',
} as const;

export const HISTORY_TEXTS = {
  recorded: 'Zeiten erfasst',
  reopened: 'Nachträglich gebucht: Zeiten sind wieder zu erfassen',
  sent: (workers: number, recipients: string): string =>
    `Stundennachweis mit ${people(workers)} in Auftrag gegeben, an ${recipients}`,
  byHand: (when: string, recipients: string): string =>
    `Versand des Stundennachweises nachgetragen: ${when}, an ${recipients}`,
  somebody: 'Eine Person',
  didNotCome: (name: string): string => `${name}: nicht erschienen`,
  came: (name: string): string => `${name}: doch erschienen`,
  noteOf: (name: string): string => `Notiz zu ${name}`,
  unchanged: (name: string): string => `${name}: unverändert`,
  pause: (minutes: number): string => `Pause ${minutes} min`,
} as const;

/** On the appointment's page. */
export const FACT_TEXTS = {
  label: 'Abrechnung',
  times: 'Zeiten:',
  states: { PLANNED: 'nach dem Einsatz', OPEN: 'zu erfassen', RECORDED: 'erfasst' },
  timeSheet: 'Stundennachweis:',
  printout: {
    OPEN: 'nicht versendet',
    SENDING: 'wird versendet',
    FAILED: 'fehlgeschlagen',
    RESENDING_NECESSARY: 'neu zu versenden',
    SENT: 'versendet',
  },
} as const;
