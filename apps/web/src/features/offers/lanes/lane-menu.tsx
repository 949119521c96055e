import { OFFER_STATE_LABELS, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { BellRing, Undo2 } from 'lucide-react';
import { StepsMenu } from '#ui/menu/steps-menu.tsx';
import { useCockpit } from '../cockpit.ts';
import { LANE_TEXTS } from './lane-texts.ts';
import type { Offer } from './offers-query.ts';

/** The steps with a whole lane. */
export function LaneMenu({ state, offers }: { readonly state: OfferState; readonly offers: readonly Offer[] }) {
  const { ask, mayOffer, mayWithdraw, steps } = useCockpit();
  if (!mayWithdraw || offers.length === 0) return null;
  return (
    <StepsMenu
      place="card"
      label={LANE_TEXTS.menu(OFFER_STATE_LABELS[state])}
      steps={[
        mayOffer &&
          (state === 'CONTACTED' || state === 'BOOKED') && {
            label: LANE_TEXTS.remind[state],
            icon: BellRing,
            take: () => void steps.remind(offers, state),
          },
        {
          label: LANE_TEXTS.withdrawAll(state, offers.length),
          icon: Undo2,
          take: () => ask({ kind: 'withdraw', offers, allIn: [state] }),
        },
      ]}
    />
  );
}
