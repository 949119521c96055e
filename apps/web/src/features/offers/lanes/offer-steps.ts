import { canTake } from '@gastspiel/domain/offers/offer-state.ts';
import {
  CalendarCheck,
  Check,
  CircleUser,
  type LucideIcon,
  MessageSquareText,
  Phone,
  Undo2,
  UserX,
} from 'lucide-react';
import type { Cockpit } from '../cockpit.ts';
import { fullName } from '../selection.ts';
import { STEP_TEXTS } from '../steps/step-texts.ts';
import type { Offer } from './offers-query.ts';

interface OfferStep {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly take: () => void;
}

/** Who has accepted is booked at once; anybody else after a look at what speaks against it. */
export function bookStep({ mayBook, steps, ask }: Cockpit, offer: Offer): OfferStep | undefined {
  if (!mayBook) return undefined;
  if (canTake('book', offer.offerState)) {
    return { label: STEP_TEXTS.book, icon: Check, take: () => void steps.book([offer]) };
  }
  if (!canTake('bookDirectly', offer.offerState)) return undefined;
  const people = [{ id: offer.targetUserId, name: fullName(offer) }];
  return {
    label: STEP_TEXTS.bookDirectly,
    icon: CalendarCheck,
    take: () => ask({ kind: 'bookDirectly', people }),
  };
}

export function withdrawStep({ mayWithdraw, ask }: Cockpit, offer: Offer): OfferStep | undefined {
  if (!mayWithdraw) return undefined;
  return {
    label: offer.offerState === 'BOOKED' ? STEP_TEXTS.withdrawBooking : STEP_TEXTS.withdraw,
    icon: Undo2,
    take: () => ask({ kind: 'withdraw', offers: [offer] }),
  };
}

export function noteStep({ mayWithdraw, ask }: Cockpit, offer: Offer): OfferStep | undefined {
  if (!mayWithdraw) return undefined;
  return { label: STEP_TEXTS.editNote, icon: MessageSquareText, take: () => ask({ kind: 'note', offer }) };
}

/** Somebody phones that they can not come; what they said themselves stands there already. */
function preventStep({ mayBook, ask }: Cockpit, offer: Offer): OfferStep | undefined {
  if (!mayBook || offer.offerState !== 'BOOKED' || offer.preventedAt) return undefined;
  return { label: STEP_TEXTS.recordPrevention, icon: UserX, take: () => ask({ kind: 'prevent', offer }) };
}

/** Everything that can be done with an offer now. */
export const stepsOf = (cockpit: Cockpit, offer: Offer): readonly OfferStep[] =>
  [
    bookStep(cockpit, offer),
    preventStep(cockpit, offer),
    noteStep(cockpit, offer),
    withdrawStep(cockpit, offer),
  ].filter((step) => step !== undefined);

export const CALL = { label: STEP_TEXTS.call, icon: Phone } as const;
export const PROFILE = { label: STEP_TEXTS.profile, icon: CircleUser } as const;
