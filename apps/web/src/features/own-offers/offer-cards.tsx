import { overlaps } from '@gastspiel/domain/time/period.ts';
import Box from '@mui/material/Box';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
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
  const keepFocus = useFocusAfterLeaving(box, ids);
  return (
    <Box
      ref={box}
      onFocus={keepFocus}
      sx={isNarrow ? CARDS : { ...CARDS, ...SIDE_BY_SIDE }}
      style={isSettling ? { pointerEvents: 'none' } : {}}
    >
      {offers.map((offer) => (
        <OfferCard
          key={offer.offerId}
          offer={offer}
          isNext={isNext}
          overlapping={overlapping(offer, offers)}
          busy={busy(offer.offerId)}
          isUnsettled={unsettled.has(offer.offerId)}
          onAnswer={(given: Answer) => void answer(offer, given)}
        />
      ))}
    </Box>
  );
}

const periodOf = ({ appointment }: OwnOfferCard) => ({
  start: new Date(appointment.startDateTime),
  end: new Date(appointment.endDateTime),
});

/** Another one of the list at the same time: only one of them can be booked. */
const overlapping = (offer: OwnOfferCard, offers: readonly OwnOfferCard[]): string | undefined =>
  offer.canAnswer && offer.offerState === 'CONTACTED'
    ? offers.find((other) => other !== offer && overlaps(periodOf(offer), periodOf(other)))?.appointment.description
    : undefined;

/** Who answers by keyboard goes on with the card that takes the place of the answered one. */
function useFocusAfterLeaving(box: RefObject<HTMLElement | null>, ids: readonly string[]) {
  const last = useRef<{ readonly id: string; readonly place: number }>(undefined);
  const shown = ids.join();
  useEffect(() => {
    const now = shown.split(',');
    if (!last.current || now.includes(last.current.id) || document.activeElement !== document.body) return;
    const next = box.current?.children[Math.min(last.current.place, now.length - 1)];
    next?.querySelector('a')?.focus({ preventScroll: true });
  }, [box, shown]);
  return ({ target }: FocusEvent): void => {
    const place = [...(box.current?.children ?? [])].findIndex((card) => card.contains(target));
    const id = ids[place];
    if (id !== undefined) last.current = { id, place };
  };
}

const CARDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
} as const;
const SIDE_BY_SIDE = { gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } } as const;
