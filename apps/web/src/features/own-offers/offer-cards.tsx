import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useUnsettledIds } from '#platform/attempts/use-attempt.ts';
import type { Answer } from './answer-calls.ts';
import { OfferCard } from './offer-card.tsx';
import type { OwnOfferCard } from './own-offers-query.ts';
import { useAnswering } from './use-answering.ts';
import { useMarkOpened } from './use-first-sight.ts';
import { useInSight } from './use-in-sight.ts';
import { useSettling } from './use-settling.ts';

interface OfferCardsProps {
  readonly offers: readonly OwnOfferCard[];
  readonly isNext?: boolean;
  /** Never two side by side. */
  readonly isNarrow?: boolean;
}

/** Offers one below the other, in two columns where there is room. */
export function OfferCards({ offers, isNext = false, isNarrow = false }: OfferCardsProps) {
  const { answer, busy } = useAnswering();
  const unsettled = useUnsettledIds();
  const ids = offers.map(({ offerId }) => offerId);
  const box = useRef<HTMLDivElement>(null);
  const inSight = useInSight(box, ids);
  useMarkOpened(offers.filter(({ offerId }) => inSight.has(offerId)));
  const isSettling = useSettling(ids.join());
  return (
    <Box
      ref={box}
      sx={isNarrow ? CARDS : { ...CARDS, ...SIDE_BY_SIDE }}
      style={isSettling ? { pointerEvents: 'none' } : {}}
    >
      {offers.map((offer) => (
        <OfferCard
          key={offer.offerId}
          offer={offer}
          isNext={isNext}
          busy={busy(offer.offerId)}
          isUnsettled={unsettled.has(offer.offerId)}
          onAnswer={(given: Answer) => void answer(offer, given)}
        />
      ))}
    </Box>
  );
}

const CARDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const;
const SIDE_BY_SIDE = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } } as const;
