import { counted } from '@gastspiel/domain/names/counted.ts';
import { AVAILABILITY_REASONS } from '@gastspiel/domain/offers/availability.ts';
import { formatHours } from '#ui/format/german-shift.ts';
import type { AvailabilityCount, Obstacle } from './candidates-query.ts';

export const CANDIDATE_TEXTS = {
  title: 'Geeignete Mitarbeiter/innen',
  ranked: 'Nächste in der Reihung',
  short: 'Geeignet',
  search: 'Name',
  availability: 'Verfügbarkeit',
  rating: 'Bewertung',
  ratingFrom: (rating: string): string => `ab ${rating}`,
  traits: 'Merkmal',
  teamLeader: 'Teamleitung',
  car: 'Auto',
  licence: 'Führerschein',
  name: 'Name',
  sorts: { RANKING: 'Reihung', NAME: 'Name', RATING: 'Bewertung', HOURS: 'Stunden' },
  standing: 'Reihung und Verfügbarkeit',
  hours: (week: number): string => `Stunden KW ${week}`,
  hoursSpoken: (before: string, after: string): string => `${before}, mit diesem Einsatz ${after}`,
  lastWorked: 'Letzter Einsatz',
  never: 'noch keiner',
  steps: 'Schritte',
  select: (name: string): string => `${name} auswählen`,
  selectAll: 'Alle auf dieser Seite auswählen',
  counts: ({ available, partially, unavailable }: AvailabilityCount): string =>
    `${available} verfügbar · ${partially} eingeschränkt · ${unavailable} nicht verfügbar`,
  prevented: 'Verhindert',
  preventedSince: (since: string, note: string | null): string =>
    [`hat sich verhindert gemeldet, ${since}`, ...(note ? [`„${note}“`] : [])].join(': '),
  empty: 'Niemand kommt in Frage',
  emptyHint: 'Alle Passenden haben bereits ein Angebot, oder niemand ist im Pool und für die Einsatzart vorgesehen.',
  noMatch: 'Niemand passt zu Suche und Filtern.',
  failed: 'Die Mitarbeiter/innen konnten nicht geladen werden',
  chosen: (count: number): string => `${count} ausgewählt`,
  hints: (count: number): string => counted(count, 'Hinweis', 'Hinweise'),
  clear: 'Auswahl aufheben',
} as const;

/** The obstacle of somebody in words: „Taufe Trattner“ gebucht. */
export function obstacleText({ reason, appointmentDescription: other, restHours, isRestBefore }: Obstacle): string {
  if (reason === 'BOOKED' && other) return `„${other}“ gebucht`;
  if (reason === 'ACCEPTED_OTHER' && other) return `„${other}“ angenommen`;
  if (reason === 'SHORT_REST' && restHours !== null) {
    return `nur ${formatHours(restHours)} Ruhezeit${other ? ` ${isRestBefore ? 'vor' : 'nach'} „${other}“` : ''}`;
  }
  return AVAILABILITY_REASONS[reason];
}
