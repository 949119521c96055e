import { counted } from '@gastspiel/domain/names/counted.ts';

export const BOOKING_TEXTS = {
  title: 'Buchungen',
  loading: 'Die Buchungen werden geladen …',
  failed: 'Die Buchungen konnten nicht geladen werden',
  none: 'In diesem Zeitraum gibt es keine Einträge.',
  noneHint: 'Ändern Sie Zeitraum oder Status.',
  from: 'Von',
  to: 'Bis',
  state: 'Status',
  future: 'Künftige Angebote',
  prevented: 'verhindert',
  recorded: (hours: string): string => `${hours} erfasst`,
  didNotCome: 'nicht erschienen',
  entries: (count: number): string => counted(count, 'Einsatz', 'Einsätze'),
  badDay: 'Bitte als TT.MM.JJJJ angeben.',
  badRange: 'Das Ende liegt vor dem Beginn.',
} as const;
