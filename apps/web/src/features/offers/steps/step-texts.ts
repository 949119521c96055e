import { COUNT_TEXTS } from '../count-texts.ts';

const { people, offers } = COUNT_TEXTS;

/** Who comes instead: everybody who can is asked, or somebody who has accepted is booked. */
export interface ReplacementWish {
  readonly includePartially: boolean;
  readonly replacementOfferId: string | null;
}

/** Why a replacement asks nobody: the work has begun, or enough come without whoever goes. */
export type NobodyAsked = 'RUNNING' | 'ENOUGH';

/** The name of a step, its question before, and its notice afterwards. */
export const STEP_TEXTS = {
  offer: 'Anbieten',
  book: 'Buchen',
  bookAll: 'Alle buchen',
  bookAllOf: (count: number): string => (count === 1 ? '1 Person buchen' : `Alle ${count} buchen`),
  bookDirectly: 'Direkt buchen',
  withdraw: 'Zurückziehen',
  withdrawBooking: 'Buchung zurückziehen',
  seekReplacement: 'Ersatz suchen',
  recordPrevention: 'Verhindert eintragen',
  preventionRecorded: (name: string): string => `${name} ist als verhindert eingetragen`,
  call: (phone: string): string => `Anrufen: ${phone}`,
  callOf: (name: string): string => `${name} anrufen`,
  keep: 'Behalten',
  keepBooking: 'Buchung behalten',
  editNote: 'Notiz bearbeiten',
  reminded: {
    CONTACTED: (count: number): string => `${people(count)} erinnert`,
    BOOKED: (count: number): string => `${people(count)} um Bestätigung gebeten`,
  },
  profile: 'Profil öffnen',
  of: (step: string, name: string): string => `${name}: ${step}`,
  offered: (count: number): string => `${offers(count)} verschickt`,
  replaced: ({ replacementOfferId }: ReplacementWish, count: number): string =>
    replacementOfferId
      ? 'Der Platz ist wieder gebucht'
      : count === 0
        ? 'Niemand wurde angefragt'
        : `${offers(count)} verschickt`,
  offeredFewer: (count: number): string => `Inzwischen nicht mehr verfügbar: ${people(count)}.`,
  booked: (count: number, name: string | undefined): string =>
    name ? `${name} ist gebucht` : `${people(count)} gebucht`,
  bookedDetail: 'Überschneidende Angebote wurden zurückgezogen.',
  /** No undoing: it makes new offers and bookings, without notes and reminders. */
  restore: (isBooked: boolean, isAsked: boolean): string =>
    `Wieder ${[isBooked && 'buchen', isAsked && 'anbieten'].filter(Boolean).join(' und ')}`,
  withdrawn: (count: number, name?: string): string =>
    name ? `Buchung von ${name} zurückgezogen` : `${offers(count)} zurückgezogen`,
  kept: (name: string): string => `Die Buchung von ${name} bleibt aufrecht`,
  noted: 'Notiz gespeichert',
  failed: 'Das hat nicht geklappt',
  people: (names: readonly string[]) => (names.length === 1 ? (names[0] ?? '') : `${names.length} Personen`),
} as const;
