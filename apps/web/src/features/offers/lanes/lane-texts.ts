import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';

const SINCE: Readonly<Record<OfferState, string>> = {
  CONTACTED: 'kontaktiert',
  ACCEPTED: '',
  BOOKED: 'gebucht',
  DECLINED: 'abgelehnt',
};

export const LANE_TEXTS = {
  since: (state: OfferState, since: string): string => `${SINCE[state]} ${since}`.trim(),
  empty: {
    CONTACTED: 'Niemand wartet auf eine Antwort.',
    ACCEPTED: 'Noch keine Zusagen.',
    BOOKED: 'Noch niemand gebucht.',
    DECLINED: 'Keine Absagen.',
  },
  menu: (lane: string): string => `${lane}: weitere Schritte`,
  withdrawAll: (count: number): string => `Alle ${count} zurückziehen`,
  cardMenu: (name: string): string => `${name}: weitere Schritte`,
  select: (name: string): string => `${name} auswählen`,
  teamLeader: 'Teamleitung',
  note: (note: string): string => `Notiz: ${note}`,
  prevented: 'Verhindert',
  preventedSince: (since: string): string => `ist verhindert, ${since}`,
  loading: 'Die Angebote werden geladen …',
  failed: 'Die Angebote konnten nicht geladen werden',
  arrived: {
    ACCEPTED: (name: string): string => `${name} hat angenommen`,
    DECLINED: (name: string): string => `${name} hat abgelehnt`,
    PREVENTED: (name: string): string => `${name} ist verhindert`,
  },
} as const;
