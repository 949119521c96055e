import { useEffect, useRef, useState } from 'react';
import { fullName } from '../selection.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import type { Offer } from './offers-query.ts';

type Answer = keyof typeof LANE_TEXTS.arrived;

const answerOf = ({ offerState, preventedAt, confirmedAt }: Offer): Answer | undefined => {
  if (offerState === 'BOOKED') return preventedAt ? 'PREVENTED' : confirmedAt ? 'CONFIRMED' : undefined;
  return offerState === 'CONTACTED' ? undefined : offerState;
};

/** The workers' answers since the last look, as a sentence for people who can't see it happen. */
export function useArrivals(offers: readonly Offer[] | undefined): string {
  const seen = useRef<ReadonlyMap<string, Answer | undefined>>(undefined);
  const [sentence, setSentence] = useState('');
  useEffect(() => {
    if (!offers) return;
    const known = seen.current;
    seen.current = new Map(offers.map((offer) => [offer.offerId, answerOf(offer)]));
    const arrived = offers.flatMap((offer) => {
      const answer = answerOf(offer);
      const isNew = known?.has(offer.offerId) && known.get(offer.offerId) !== answer;
      return isNew && answer ? [LANE_TEXTS.arrived[answer](fullName(offer))] : [];
    });
    if (arrived.length > 0) setSentence(arrived.join(', '));
  }, [offers]);
  return sentence;
}
