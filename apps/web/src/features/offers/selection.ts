import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';

/** Somebody who can be offered or booked, by the name that questions and notices call them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

export const fullName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`;

/** People are chosen in one list at a time: what can be done with them differs. */
export type Group = 'CANDIDATES' | OfferState;

/** Somebody chosen, with what the bar has to say of them although their row may be on another page. */
export interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly hasWarning: boolean;
}
