import { counted } from '@gastspiel/domain/names/counted.ts';

export const LIST_TEXTS = {
  search: 'Name suchen',
  name: 'Name',
  state: 'Status',
  types: 'Einsatzarten',
  type: 'Einsatzart',
  pool: 'Personalpool',
  rating: 'Bewertung',
  ratingFrom: (rating: string): string => `ab ${rating}`,
  thisWeek: 'Diese Woche',
  lastWorked: 'Letzter Einsatz',
  teamLeader: 'Teamleitung',
  none: '–',
  more: (count: number): string => `und ${count} weitere`,
  workers: (count: number): string => counted(count, 'Mitarbeiter/in', 'Mitarbeiter/innen'),
  of: (total: number): string => ` von ${total}`,
  invite: 'Einladen',
  import: 'Importieren',
  empty: 'Noch keine Mitarbeiter/innen',
  emptyHint: 'Laden Sie die ersten ein: mit dem Zuordnungscode oder dem Einladungslink Ihrer Agentur.',
  noMatch: (total: string): string => `Keine Person von ${total} passt zu Suche und Filtern.`,
  failed: 'Die Mitarbeiter/innen konnten nicht geladen werden',
} as const;

export const INVITE_TEXTS = {
  title: 'Neue Mitarbeiter/innen einladen',
  hint: 'Wer sich mit diesem Code oder Link registriert, erscheint hier und wartet auf Ihre Freigabe.',
  loading: 'Der Code wird geladen …',
  close: 'Schließen',
} as const;

export const WAITING_TEXTS = {
  title: (count: number): string => counted(count, 'wartet auf Freigabe', 'warten auf Freigabe'),
  show: 'Alle anzeigen',
  since: (day: string): string => `seit ${day}`,
  similar: 'ähnliche Person vorhanden',
} as const;
