import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import type { Candidate } from '../candidates/candidates-query.ts';
import type { Offer } from '../lanes/offers-query.ts';
import type { Person } from '../selection.ts';

/** The cockpit's questions before a step, and its other dialogs. */
export type Question =
  | { readonly kind: 'offerAll' }
  | { readonly kind: 'offerPrevented'; readonly candidate: Candidate }
  | { readonly kind: 'prevent'; readonly offer: Offer }
  | { readonly kind: 'seekReplacement'; readonly offer: Offer }
  | { readonly kind: 'withdraw'; readonly offers: readonly Offer[]; readonly allIn?: readonly OfferState[] }
  | { readonly kind: 'bookAbsent'; readonly offers: readonly Offer[] }
  | { readonly kind: 'bookDirectly'; readonly people: readonly Person[] }
  | { readonly kind: 'overbook'; readonly more: number; readonly again: () => Promise<void> }
  | { readonly kind: 'note'; readonly offer: Offer }
  | { readonly kind: 'message' }
  | { readonly kind: 'waves' }
  | { readonly kind: 'ranking' }
  | { readonly kind: 'otherPerson' }
  | { readonly kind: 'lateBooking' }
  | { readonly kind: 'recipient' }
  | { readonly kind: 'template' }
  | { readonly kind: 'delete' }
  | { readonly kind: 'shortcuts' };
