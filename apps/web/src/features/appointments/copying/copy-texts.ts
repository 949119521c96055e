import { counted } from '@gastspiel/domain/names/counted.ts';

const appointments = (count: number): string => counted(count, 'Einsatz', 'Einsätze');

export const COPY_TEXTS = {
  week: 'Woche kopieren',
  day: (day: string): string => `${day} kopieren`,
  selection: 'Einsätze kopieren',
  intro: 'Neue Einsätze an denselben Wochentagen, ohne Buchungen und erfasste Zeiten.',
  from: 'Aus',
  to: 'In',
  count: appointments,
  earlier: 'Eine Woche früher',
  later: 'Eine Woche später',
  which: 'Welche Einsätze',
  all: (count: number): string => `Alle ${count}`,
  some: (count: number): string => `Gewählte ${count}`,
  none: 'Keine',
  list: 'Einsätze der Woche',
  taken: (count: number, week: string): string =>
    count === 1 ? `1 steht in ${week} schon` : `${count} stehen in ${week} schon`,
  isTaken: 'gibt es schon',
  wasHoliday: 'war Feiertag',
  places: (count: number): string => counted(count, 'Platz', 'Plätze'),
  keepsDetails: 'Treffpunkt, Dienstkleidung, Ansprechperson und interne Notiz mitnehmen',
  asksBooked: 'Wer gebucht war, gleich wieder anfragen',
  offers: (count: number): string => counted(count, 'Angebot', 'Angebote'),
  absent: (count: number): string => `${count} wegen Abwesenheit nicht`,
  inThePast: 'Diese Woche ist vorbei: Angefragt wird niemand.',
  unknown: 'Was es in dieser Woche schon gibt, konnte nicht geprüft werden.',
  into: (week: string): string => `in ${week}`,
  submit: (count: number): string => `${appointments(count)} kopieren`,
  done: (count: number, week: string): string => `${appointments(count)} nach ${week} kopiert`,
  asked: (people: number, offers: number): string =>
    `${counted(people, 'Person wurde', 'Personen wurden')}${offers > people ? ` für ${offers} Plätze` : ''} angefragt.`,
  notAsked: (count: number): string =>
    count === 1
      ? '1 Buchung konnte nicht neu angefragt werden.'
      : `${count} Buchungen konnten nicht neu angefragt werden.`,
  open: (week: string): string => `${week} zeigen`,
} as const;
