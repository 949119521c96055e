import { counted } from '@gastspiel/domain/names/counted.ts';

export const CALENDAR_TEXTS = {
  view: 'Ansicht',
  list: 'Liste',
  calendar: 'Kalender',
  span: 'Zeitraum',
  month: 'Monat',
  week: 'Woche',
  weekOf: (week: number, year: number): string => `KW ${week}, ${year}`,
  earlier: { month: 'Voriger Monat', week: 'Vorige Woche' },
  later: { month: 'Nächster Monat', week: 'Nächste Woche' },
  today: 'heute',
  shifts: (count: number): string => counted(count, 'Einsatz', 'Einsätze'),
  booked: 'gebucht',
  prevented: 'verhindert gemeldet',
  absent: 'abwesend',
  hoursBooked: (month: string): string => `${month} gebucht`,
  hoursRecorded: (month: string): string => `${month} erfasst`,
  loading: 'Dein Kalender wird geladen …',
  failed: 'Dein Kalender konnte nicht geladen werden',
  free: 'An diesem Tag bist du nicht gebucht.',
  addAbsence: 'Abwesenheit eintragen',
} as const;
