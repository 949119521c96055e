import Box from '@mui/material/Box';
import type { Answer } from './answer-calls.ts';
import { OfferCard } from './offer-card.tsx';
import type { OwnOfferCard } from './own-offers-query.ts';
import { useAnswering } from './use-answering.ts';

interface OfferCardsProps {
  readonly offers: readonly OwnOfferCard[];
  readonly isNext?: boolean;
}

/** Offers one below the other, in two columns where there is room. */
export function OfferCards({ offers, isNext = false }: OfferCardsProps) {
  const { answer, busy } = useAnswering();
  return (
    <Box sx={CARDS}>
      {offers.map((offer) => (
        <OfferCard
          key={offer.offerId}
          offer={offer}
          isNext={isNext}
          busy={busy(offer.offerId)}
          onAnswer={(given: Answer) => void answer(offer, given)}
        />
      ))}
    </Box>
  );
}

const CARDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;
