import { counted, people } from '@gastspiel/domain/names/counted.ts';

export const LIST_TEXTS = {
  unsent: 'zu versenden',
  unsentHint: 'Noch nie versendet',
  next: (when: string): string => `nächster ${when}`,
  resending: 'neu zu versenden',
  resendingHint: 'Buchungen haben sich nach dem Versand geändert',
  which: 'Versand',
  lists: { UNSENT: 'Nicht versendet', SENT: 'Versendet', ALL: 'Alle' },
  search: 'Einsatz, Kunde',
  onlyResending: 'Neuversand nötig',
  onlyWaiting: 'Zu versenden',
  period: 'Zeitraum',
  periods: { COMING: 'Noch nicht vorbei', TODAY: 'Ab heute', PAST: 'Vergangene', ALL: 'Alle' },
  periodUnchosen: 'Zeitraum: noch nicht vorbei',
  reset: 'Zurücksetzen',
  count: (count: number): string => (count === 1 ? 'Zeitblock' : 'Zeitblöcke'),
  date: 'Datum',
  time: 'Zeit',
  appointment: 'Einsatz',
  recipient: 'Rechnungsempfänger',
  persons: 'Pers.',
  state: 'Versand',
  none: '–',
  people,
  failed: 'Die Stundennachweise konnten nicht geladen werden',
  noMatch: 'Kein Zeitblock passt zu Ihren Filtern.',
  empty: 'Nichts zu versenden',
  emptyHint: 'Hier stehen Einsätze mit Rechnungsempfänger, sobald jemand gebucht ist.',
} as const;

export const SHEET_TEXTS = {
  states: {
    OPEN: 'Nicht versendet',
    SENDING: 'Wird versendet',
    FAILED: 'Fehlgeschlagen',
    RESENDING_NECESSARY: 'Neuversand nötig',
    SENT: 'Versendet',
  },
  sentAt: (when: string): string => `am ${when}`,
  justNow: 'gerade eben',
  byHand: 'von Hand eingetragen',
  retrying: 'Es wird noch einmal versucht.',
  /** In few words; the domain has the sentences. */
  obstacles: {
    NO_RECIPIENT: 'Rechnungsempfänger fehlt',
    NOBODY_BOOKED: 'Niemand gebucht',
    NO_SENDER: 'Rechnungssteller fehlt',
    NO_LOGO: 'Logo fehlt',
    NO_EMAIL: 'E-Mail-Adresse fehlt',
  },
  changes: ({ came, went, moved }: Record<'came' | 'went' | 'moved', number>): string =>
    [
      ...(came > 0 ? [`+${people(came)}`] : []),
      ...(went > 0 ? [`−${people(went)}`] : []),
      ...(moved > 0 ? [counted(moved, 'Zeit geändert', 'Zeiten geändert')] : []),
    ].join(', '),
  changedTitle: 'Seit dem letzten Versand geändert',
  came: (name: string): string => `${name} ist dazugekommen`,
  went: (name: string): string => `${name} ist nicht mehr dabei`,
  moved: (name: string, before: string, after: string): string => `${name}: ${after} statt ${before}`,
} as const;

export const SEND_TEXTS = {
  send: 'Versenden',
  resend: 'Neu versenden',
  retry: 'Erneut versuchen',
  preview: 'Vorschau',
  stepOf: (step: string, description: string): string => `${description}: ${step}`,
  chosen: (count: number): string => `${count} ausgewählt`,
  chosenResending: (count: number): string => `${count} Neuversand`,
  clear: 'Auswahl aufheben',
  failed: 'Das hat nicht geklappt',
  subject: (descriptions: readonly string[]) =>
    descriptions.length === 1 ? `„${descriptions[0]}“` : `${descriptions.length} Stundennachweise`,
  tooMany: (most: number): string => `Höchstens ${most} auf einmal`,
  againTitle: 'Noch einmal versenden?',
  again: (count: number): string =>
    count === 1
      ? '1 Stundennachweis wurde schon versendet, und seither hat sich nichts geändert.'
      : `${count} Stundennachweise wurden schon versendet, und seither hat sich nichts geändert.`,
  againNote: 'Die Empfänger bekommen dasselbe Dokument ein zweites Mal.',
  againConfirm: 'Trotzdem versenden',
} as const;

export const PROGRESS_TEXTS = {
  label: 'Versand',
  running: 'Versand läuft',
  now: (description: string): string => `Jetzt: ${description}`,
  leave: 'Läuft weiter, wenn Sie die Seite verlassen.',
  sent: (count: number): string => `${count} versendet`,
  failed: (count: number): string => `${count} fehlgeschlagen`,
  refused: (count: number): string => `${count} nicht versendet`,
  unknownBlock: 'Zeitblock',
} as const;

export const PREVIEW_TEXTS = {
  title: 'Vorschau',
  to: 'Geht an',
  toNobody: 'Noch hat niemand eine E-Mail-Adresse.',
  failed: 'Der Stundennachweis konnte nicht erstellt werden',
  obstacle: 'Der Stundennachweis kann noch nicht erstellt werden',
  mend: 'Dort beheben',
} as const;

export const LOG_TEXTS = {
  title: 'Stundennachweis',
  log: 'Versandprotokoll',
  loading: 'Das Protokoll wird geladen …',
  failed: 'Der Stundennachweis konnte nicht geladen werden',
  never: 'Noch nie versendet.',
  ordered: (when: string, who: string): string => `Beauftragt am ${when} von ${who}`,
  entered: (when: string, who: string): string => `Eingetragen am ${when} von ${who}`,
  byHand: 'Von Hand eingetragen',
  got: (when: string): string => `versendet am ${when}`,
  waiting: 'noch nicht versendet',
  notGot: (reason: string): string => `nicht versendet: ${reason}`,
  rows: people,
  download: 'PDF',
  downloadOf: (when: string): string => `PDF vom ${when} herunterladen`,
  downloadFailed: 'Die Datei konnte nicht geladen werden',
  toAppointment: 'Zum Einsatz',
} as const;

export const BY_HAND_TEXTS = {
  step: 'Versand von Hand eintragen',
  hint: 'Für Stundennachweise, die auf anderem Weg verschickt wurden. Als versendeter Stand gelten die heutigen Buchungen; im Protokoll steht „von Hand eingetragen“.',
  noBlock: 'Bitte den Link zum Stundennachweis oder zur Seite des Einsatzes eingeben.',
  day: 'Versendet am',
  time: 'Uhrzeit',
  noDay: 'Bitte als TT.MM.JJJJ angeben.',
  noTime: 'Bitte als HH:MM angeben.',
  recipients: 'E-Mail-Adressen',
  recipientsHelp: 'Eine pro Zeile oder durch Beistriche getrennt',
  submit: 'Eintragen',
  done: (description: string): string => `Versand von „${description}“ eingetragen`,
} as const;
