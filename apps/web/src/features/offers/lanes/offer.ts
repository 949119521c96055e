import { AVAILABILITY_REASONS } from '@gastspiel/domain/offers/availability.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { WORKING_TIME_WARNINGS, type WorkingTimeWarning } from '@gastspiel/domain/working-time/working-time.ts';
import { isJustNow } from '#ui/format/german-since.ts';
import type { Offer } from './offers-query.ts';

interface Warned {
  readonly warnings: readonly WorkingTimeWarning[];
  readonly isAbsent?: boolean;
}

/** What speaks against the shift by now: an absence, or the law; empty when nothing does. */
export const warningText = ({ warnings, isAbsent = false }: Warned): string =>
  [
    ...(isAbsent ? [AVAILABILITY_REASONS.ABSENT] : []),
    ...warnings.map((warning) => WORKING_TIME_WARNINGS[warning]),
  ].join(', ');

/** An answer of a worker is marked for a moment, so that nobody has to look for it. */
export const isFresh = ({ offerState, stateChangedAt, preventedAt }: Offer, now: Date): boolean =>
  preventedAt
    ? isJustNow(preventedAt, now)
    : (offerState === 'ACCEPTED' || offerState === 'DECLINED') && isJustNow(stateChangedAt, now);

/** The offers of a state, the newest change first; whoever can't come after all waits for a decision on top. */
export const inLane = (offers: readonly Offer[], state: OfferState): readonly Offer[] =>
  offers
    .filter(({ offerState }) => offerState === state)
    .sort((a, b) => Number(b.preventedAt !== null) - Number(a.preventedAt !== null));
