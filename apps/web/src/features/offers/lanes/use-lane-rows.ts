import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { useCockpit } from '../cockpit.ts';
import { useRows } from '../keyboard/use-rows.ts';
import { type Chosen, fullName } from '../selection.ts';
import { bookStep, noteStep, withdrawStep } from './offer-steps.ts';
import type { Offer } from './offers-query.ts';

const LETTERS = { b: bookStep, n: noteStep, z: withdrawStep } as const;
const isLetter = (key: string): key is keyof typeof LETTERS => key in LETTERS;

const toChosen = (offer: Offer): Chosen => ({
  id: offer.offerId,
  name: fullName(offer),
  hasWarning: offer.warnings.length > 0,
});

/** The rows of a lane: walked, chosen and worked with by keyboard. */
export function useLaneRows(state: OfferState, offers: readonly Offer[]) {
  const cockpit = useCockpit();
  const { selection, mayWithdraw } = cockpit;
  const toggle = (id: string, range: boolean): void => {
    if (mayWithdraw) selection.toggle(state, offers.map(toChosen), id, range);
  };
  const rows = useRows<HTMLUListElement>({
    ids: offers.map(({ offerId }) => offerId),
    onToggle: toggle,
    onLetter: (letter, id) => {
      const offer = offers.find(({ offerId }) => offerId === id);
      // With a selection the keys are for all of it.
      if (!offer || !isLetter(letter) || selection.chosen.length > 0) return;
      LETTERS[letter](cockpit, offer)?.take();
    },
  });
  return { ...rows, toggle };
}
