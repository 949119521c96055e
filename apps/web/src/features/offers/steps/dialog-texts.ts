import { counted } from '@gastspiel/domain/names/counted.ts';
import { COUNT_TEXTS } from '../count-texts.ts';

const { people, offers, bookings, all } = COUNT_TEXTS;

export const ABSENT_TEXTS = {
  title: 'Trotz Abwesenheit buchen?',
  intro: (names: readonly string[]): string =>
    `Für die Zeit des Einsatzes ist eine Abwesenheit eingetragen: ${names.join(', ')}.`,
  submit: 'Trotzdem buchen',
} as const;

export const PREVENTED_TEXTS = {
  title: 'Trotz Verhinderung anbieten?',
  submit: 'Trotzdem anbieten',
} as const;

export const RECORD_PREVENTION_TEXTS = {
  title: (name: string): string => `${name} als verhindert eintragen?`,
  intro: 'Die Buchung zählt nicht mehr als besetzt. Danach können Sie gleich Ersatz suchen.',
  note: 'Grund (optional)',
  noteHelp: 'Bitte keine Diagnosen. Nur das Büro liest diesen Grund.',
  submit: 'Eintragen',
} as const;

export const REPLACEMENT_TEXTS = {
  title: (name: string): string => `Ersatz für ${name} suchen?`,
  withdrawn: (name: string): string => `Die Buchung von ${name} wird zurückgezogen, die Person wird verständigt.`,
  asked: (count: number): string => {
    if (count === 0) return 'Derzeit ist niemand verfügbar. Es wird niemand verständigt.';
    return count === 1
      ? '1 verfügbare Person bekommt ein Angebot.'
      : `${count} verfügbare Personen bekommen ein Angebot.`;
  },
  booked: (name: string): string => `${name} hat angenommen und wird gebucht.`,
  who: 'Wer springt ein?',
  whoHelp: 'Wer angenommen hat und nicht gebucht ist, kommt zuerst in Frage.',
  others: 'Andere anfragen',
  nobody: 'Niemand',
  asksNobody: {
    RUNNING: 'Der Einsatz läuft: Es wird niemand angefragt. Sie können danach jemanden direkt buchen.',
    ENOUGH: 'Es sind genug Personen gebucht. Es wird niemand angefragt.',
  },
  submit: (count: number): string => (count === 0 ? 'Nur zurückziehen' : 'Ersatz suchen'),
  submitBooking: 'Ersatz buchen',
} as const;

export const OFFER_ALL_TEXTS = {
  title: 'Allen Verfügbaren anbieten?',
  intro: (count: number): string => {
    if (count === 0) return 'Derzeit ist niemand verfügbar.';
    return count === 1
      ? '1 Person wird verständigt und kann annehmen oder ablehnen.'
      : `${people(count)} werden verständigt und können annehmen oder ablehnen.`;
  },
  include: (count: number): string => `Auch ${people(count)} mit eingeschränkter Verfügbarkeit`,
  includeHelp: 'Zum Beispiel wegen kurzer Ruhezeit oder eines anderen angenommenen Angebots.',
  submit: (count: number): string => `${offers(count)} verschicken`,
} as const;

export const WITHDRAW_TEXTS = {
  title: (count: number): string => (count === 1 ? 'Zurückziehen?' : `${count} zurückziehen?`),
  titleBooking: 'Buchung zurückziehen?',
  bookings: (count: number): string =>
    count === 1
      ? '1 Buchung wird zurückgezogen, die Person wird verständigt'
      : `${bookings(count)} werden zurückgezogen, ${all(count)} werden verständigt`,
  offers: (contacted: number, accepted: number, declined: number): string => {
    const parts = [
      contacted > 0 ? `${contacted} kontaktiert` : '',
      accepted > 0 ? `${accepted} angenommen` : '',
      declined > 0 ? `${declined} abgelehnt` : '',
    ].filter(Boolean);
    const count = contacted + accepted + declined;
    return `${offers(count)} ${count === 1 ? 'wird' : 'werden'} zurückgezogen: ${parts.join(', ')}`;
  },
  bookingsOver: (count: number): string =>
    `${bookings(count)} ${count === 1 ? 'wird' : 'werden'} zurückgezogen, ohne Verständigung: Der Einsatz ist vorbei`,
  note: (count: number): string => `Sie können ${count === 1 ? 'ihr' : 'ihnen'} den Einsatz später wieder anbieten.`,
  submit: 'Zurückziehen',
  begun: 'Der Einsatz hat bereits begonnen. Wer gebucht ist, gilt als eingesetzt.',
  reason: 'Grund',
  reasonHelp: 'Bleibt im Verlauf des Einsatzes und der Person.',
} as const;

export const OVERBOOK_TEXTS = {
  title: 'Mehr Personen buchen als gewünscht?',
  intro: (booked: number, desired: number, more: number): string =>
    `${booked} von ${desired} Plätzen sind besetzt. Danach wären ${booked + more} Personen gebucht.`,
  submit: 'Trotzdem buchen',
} as const;

/** From a list over all appointments, which does not know how many are booked. */
export const OVERBOOK_FROM_LIST =
  'Alle Plätze dieses Einsatzes sind gebucht; wer verhindert ist, zählt mit, bis darüber entschieden ist. Danach wäre eine Person mehr gebucht als gewünscht.';

export const NOTE_TEXTS = {
  title: 'Notiz zum Angebot',
  label: 'Notiz',
  help: 'Die Person liest diese Notiz bei ihrem Angebot.',
  submit: 'Speichern',
} as const;

export const DIRECT_TEXTS = {
  title: (count: number): string => (count === 1 ? 'Direkt buchen?' : `${people(count)} direkt buchen?`),
  intro: 'Die Buchung gilt sofort, ohne Antwort der Person. Sie wird verständigt.',
  loading: 'Es wird geprüft, was gegen die Buchung spricht …',
  nothing: 'Nichts spricht dagegen',
  hints: (count: number): string => counted(count, 'Hinweis', 'Hinweise'),
  failed: 'Die Prüfung der Buchung hat nicht geklappt',
  nobody: 'Niemand davon kann gebucht werden.',
  blocked: 'Kann nicht gebucht werden',
  submit: (count: number): string => (count <= 1 ? 'Direkt buchen' : `${people(count)} direkt buchen`),
} as const;

export const LATE_TEXTS = {
  title: 'Nachträglich buchen',
  intro: 'Wer gearbeitet hat, ohne gebucht zu sein. Auch Gesperrte sind zu finden.',
  question: 'Nachträglich buchen?',
  counts: 'Die Person gilt als gebucht, ihre Zeiten lassen sich erfassen.',
  overlap: 'Niemand arbeitet zur selben Zeit an zwei Orten: Ist sie da schon gebucht, geht es nicht.',
  confirm: 'Buchen',
  done: (name: string): string => `${name} ist gebucht`,
} as const;

export const OTHER_TEXTS = {
  title: 'Andere Person buchen',
  intro:
    'Alle aktiven Mitarbeiter/innen, auch außerhalb des Personalpools. Wer in dieser Zeit schon gebucht ist, fehlt.',
  search: 'Name suchen',
  none: 'Niemand mit diesem Namen kommt in Frage.',
  failed: 'Die Suche hat nicht geklappt.',
  more: (count: number): string => `und ${count} weitere: bitte den Namen genauer eingeben`,
  offered: 'hat bereits ein Angebot',
} as const;
