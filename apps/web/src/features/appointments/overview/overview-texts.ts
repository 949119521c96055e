import { counted } from '@gastspiel/domain/names/counted.ts';

export const OVERVIEW_TEXTS = {
  week: 'Woche',
  list: 'Liste',
  view: 'Ansicht',
  search: 'Einsatz, Kunde, Ort',
  type: 'Einsatzart',
  pool: 'Personalpool',
  fill: 'Besetzung',
  onlyNotFull: 'Nur nicht voll besetzt',
  soon: 'nächste 7 Tage',
  fromToday: 'Zeitraum: ab heute',
  rangeToday: 'Ab heute',
  count: (count: number): string => counted(count, 'Einsatz', 'Einsätze'),
  places: (booked: number, desired: number): string => `${booked} von ${desired} Plätzen gebucht`,
  notFull: (count: number): string => `${count} nicht voll besetzt`,
} as const;

export const FILL_TEXTS = {
  EMPTY: 'leer',
  PARTLY: 'teilweise',
  FULL: 'voll besetzt',
} as const;
