import { OFFER_STATE_LABELS, type OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { StateChip } from '#ui/states/state-chip.tsx';
import { LANE_LOOKS } from './lanes/lane-looks.ts';

export const OfferStateChip = ({ state }: { readonly state: OfferState }) => (
  <StateChip {...LANE_LOOKS[state]} label={OFFER_STATE_LABELS[state]} />
);
