import { AVAILABILITY_REASONS } from '@gastspiel/domain/offers/availability.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { WORKING_TIME_WARNINGS, type WorkingTimeWarning } from '@gastspiel/domain/working-time/working-time.ts';
import { formatMoment, isJustNow } from '#ui/format/german-since.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import type { Offer } from './offers-query.ts';

interface Warned {
  readonly warnings: readonly WorkingTimeWarning[];
  readonly isAbsent?: boolean;
}

/** Warnings against the shift by now: an absence, or the law; empty when there are none. */
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

/** Whether somebody who has not answered has at least seen it; of everybody else the answer says so. */
export function openedText({ offerState, openedAt }: Offer, now: Date): string | undefined {
  if (offerState !== 'CONTACTED') return undefined;
  return openedAt ? LANE_TEXTS.opened(formatMoment(openedAt, now)) : LANE_TEXTS.unopened;
}

/** A lane's text about somebody who was reminded; for a booking, whether they have said that they come. */
export function reminderText(offer: Offer, now: Date): string | undefined {
  const { offerState, remindedAt, confirmedAt } = offer;
  if (confirmedAt) return LANE_TEXTS.confirmed;
  if (isUnconfirmed(offer)) return LANE_TEXTS.unconfirmed;
  return remindedAt && offerState === 'CONTACTED' ? LANE_TEXTS.reminded(formatMoment(remindedAt, now)) : undefined;
}

/** The worker was asked whether they come and has not said so: somebody should call. */
export const isUnconfirmed = ({ offerState, remindedAt, confirmedAt, preventedAt }: Offer): boolean =>
  offerState === 'BOOKED' && Boolean(remindedAt) && !confirmedAt && !preventedAt;

/** When any of them was last reminded. */
export const lastRemindedAt = (offers: readonly Offer[]): string | undefined =>
  offers
    .flatMap(({ remindedAt }) => remindedAt ?? [])
    .sort()
    .at(-1);

/** The offers of a state, the newest change first; whoever can't come after all waits for a decision on top. */
export const inLane = (offers: readonly Offer[], state: OfferState): readonly Offer[] =>
  offers
    .filter(({ offerState }) => offerState === state)
    .sort((a, b) => Number(b.preventedAt !== null) - Number(a.preventedAt !== null));

/** How many of them come: whoever is prevented keeps no place. */
export const coming = (offers: readonly Offer[]): number => offers.filter(({ preventedAt }) => !preventedAt).length;
