import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { COUNT_TEXTS } from '../count-texts.ts';

export const LANE_TEXTS = {
  since: (since: string, wave: number | null): string => (wave === null ? since : `Welle ${wave} · ${since}`),
  empty: {
    CONTACTED: 'Niemand wartet auf eine Antwort.',
    ACCEPTED: 'Noch niemand hat angenommen.',
    BOOKED: 'Noch niemand gebucht.',
    DECLINED: 'Niemand hat abgelehnt.',
  },
  opened: (moment: string): string => `Gesehen ${moment}`,
  unopened: 'Noch nicht gesehen',
  reminded: (moment: string): string => `Erinnert ${moment}`,
  remindedLast: (moment: string): string => `Zuletzt erinnert: ${moment}`,
  remind: { CONTACTED: 'Erinnern', BOOKED: 'Um Bestätigung bitten' },
  confirmed: 'Bestätigt',
  unconfirmed: 'Noch nicht bestätigt',
  menu: (lane: string): string => `${lane}: weitere Schritte`,
  withdrawAll: (state: OfferState, count: number): string => {
    const one = state === 'BOOKED' ? COUNT_TEXTS.bookings(1) : COUNT_TEXTS.offers(1);
    return `${count === 1 ? one : `Alle ${count}`} zurückziehen`;
  },
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
    CONFIRMED: (name: string): string => `${name} hat bestätigt`,
  },
} as const;
