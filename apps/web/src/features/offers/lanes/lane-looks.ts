import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { Check, type LucideIcon, Send, ThumbsUp, X } from 'lucide-react';
import type { Tone } from '#ui/tokens.ts';

/** In the order of the process. */
export const LANES = ['CONTACTED', 'ACCEPTED', 'BOOKED', 'DECLINED'] as const satisfies readonly OfferState[];

export const LANE_LOOKS: Readonly<Record<OfferState, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  CONTACTED: { tone: 'neutral', icon: Send },
  ACCEPTED: { tone: 'info', icon: ThumbsUp },
  BOOKED: { tone: 'success', icon: Check },
  DECLINED: { tone: 'rust', icon: X },
};
