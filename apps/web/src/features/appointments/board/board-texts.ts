import type { DayBand } from '@gastspiel/domain/appointments/day-band.ts';

export const BAND_TEXTS: Readonly<Record<DayBand, { readonly name: string; readonly hint: string }>> = {
  EARLY: { name: 'Früh', hint: 'bis 11:00' },
  DAY: { name: 'Tag', hint: 'ab 11:00' },
  EVENING: { name: 'Abend', hint: 'ab 16:00' },
};

export const BOARD_TEXTS = {
  board: (week: string, range: string): string => `${week}, ${range}`,
  previousWeek: 'Vorige Woche',
  nextWeek: 'Nächste Woche',
  today: 'Heute',
  isToday: 'heute',
  days: 'Tage der Woche',
  booked: (booked: number, desired: number): string => `${booked} von ${desired} gebucht`,
  add: 'Einsatz',
  addTo: (day: string, band: string): string => `Einsatz anlegen: ${day}, ${band}`,
  more: (description: string, day: string): string => `Aktionen für „${description}“ am ${day}`,
  hint: 'Pfeiltasten: zwischen den Einsätzen · Enter: öffnen · M: verschieben · X: auswählen · Bild auf/ab: Woche wechseln · N: neuer Einsatz',
  readHint: 'Pfeiltasten: zwischen den Einsätzen · Enter: öffnen · Bild auf/ab: Woche wechseln',
  loading: 'Die Woche wird geladen …',
  failed: 'Die Einsätze konnten nicht geladen werden',
  noMatch: 'Kein Einsatz dieser Woche passt zu Ihren Filtern.',
  emptyWeek: 'In dieser Woche gibt es noch keine Einsätze.',
  emptyDay: 'Keine Einsätze',
} as const;

export const MOVE_TEXTS = {
  edit: 'Bearbeiten',
  duplicate: 'Duplizieren',
  copyDay: 'Ganzen Tag kopieren …',
  move: 'Verschieben …',
  title: 'Einsatz verschieben',
  intro: (description: string, when: string): string => `„${description}“, ${when}. Die Uhrzeiten bleiben gleich.`,
  day: 'Neues Datum',
  submit: 'Verschieben',
  undo: 'Rückgängig',
  select: 'Auswählen',
  delete: 'Löschen …',
  deleted: (description: string): string => `„${description}“ gelöscht`,
  noDay: 'Bitte ein Datum in der Form TT.MM.JJJJ angeben.',
  subject: (description: string, day: string): string => `„${description}“ auf ${day} verschieben`,
  moved: (description: string, when: string): string => `„${description}“ verschoben: ${when}`,
  movedAll: (count: number, day: string): string => `${count} Positionen verschoben: ${day}`,
  refused: (description: string): string => `„${description}“ wurde nicht verschoben`,
  failed: 'Etwas ist schiefgelaufen. Bitte noch einmal versuchen.',
} as const;
