import type { OfferState } from '#domain/offers/offer-state.ts';

/** To whom the office writes: to the booked, to those who are asked and have not declined, or to both. */
export const AUDIENCES = ['BOOKED', 'ASKED', 'ALL'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const AUDIENCE_LABELS: Readonly<Record<Audience, string>> = {
  BOOKED: 'Gebuchte',
  ASKED: 'Angefragte und Zusagen',
  ALL: 'Alle zusammen',
};

const STATES: Readonly<Record<Audience, readonly OfferState[]>> = {
  BOOKED: ['BOOKED'],
  ASKED: ['CONTACTED', 'ACCEPTED'],
  ALL: ['CONTACTED', 'ACCEPTED', 'BOOKED'],
};

/** Whose offer is in one of these states belongs to the audience. */
export const statesOf = (audience: Audience): readonly OfferState[] => STATES[audience];

/** The audiences that somebody with such an offer belongs to. */
export const audiencesOf = (state: OfferState): readonly Audience[] =>
  AUDIENCES.filter((audience) => STATES[audience].includes(state));

export const MESSAGE_LIMITS = { text: 1000 } as const;
