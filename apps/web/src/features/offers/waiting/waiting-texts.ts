import { counted } from '@gastspiel/domain/names/counted.ts';

export const WAITING_TEXTS = {
  name: 'Name',
  appointment: 'Einsatz',
  day: 'Tag',
  time: 'Zeit',
  free: 'Freie Plätze',
  since: 'Angenommen',
  failed: 'Die angenommenen Angebote konnten nicht geladen werden',
  search: 'Name, Einsatz',
  onlyFree: 'Nur mit freien Plätzen',
  /** Beside their number. */
  count: (count: number): string => (count === 1 ? 'wartet auf Buchung' : 'warten auf Buchung'),
  noMatch: 'Niemand passt zu dieser Auswahl.',
  full: 'voll',
  chosen: (count: number): string => `${count} ausgewählt`,
  clear: 'Auswahl aufheben',
  book: (count: number): string => `${count} buchen`,
  label: 'Fortschritt der Buchungen',
  running: 'Buchungen laufen',
  done: (count: number): string => counted(count, 'Person gebucht', 'Personen gebucht'),
  notBooked: (count: number): string => counted(count, 'Einsatz fehlgeschlagen', 'Einsätze fehlgeschlagen'),
  now: (name: string): string => `Jetzt: ${name}`,
  leave: 'Bitte die Seite so lange offen lassen.',
  empty: 'Niemand wartet auf eine Buchung',
  emptyHint: 'Sobald jemand ein Angebot annimmt, steht es hier.',
} as const;
