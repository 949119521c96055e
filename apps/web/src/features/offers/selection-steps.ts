import { canTake } from '@gastspiel/domain/offers/offer-state.ts';
import { CalendarCheck, Check, Send, Undo2 } from 'lucide-react';
import type { SelectionStep } from '#ui/selection-bar.tsx';
import type { Cockpit } from './cockpit.ts';
import type { Offer } from './lanes/offers-query.ts';
import { fullName } from './selection.ts';
import { STEP_TEXTS } from './steps/step-texts.ts';

/** Here every step has its key. */
export type KeyedStep = SelectionStep & { readonly key: string };

/** The steps with those who are chosen: they depend on the list that these were chosen in. */
export function selectionSteps(cockpit: Cockpit, offers: readonly Offer[]): readonly KeyedStep[] {
  const { selection, steps, ask, mayOffer, mayBook, mayWithdraw } = cockpit;
  const { group, chosen, clear } = selection;
  if (chosen.length === 0) return [];
  if (group === 'CANDIDATES') {
    if (!mayBook) return [];
    const offer = (): void => {
      clear();
      void steps.offer(chosen);
    };
    return [
      ...(mayOffer ? [{ key: 'A', label: STEP_TEXTS.offer, icon: Send, take: offer }] : []),
      {
        key: 'B',
        label: STEP_TEXTS.bookDirectly,
        icon: CalendarCheck,
        take: () => ask({ kind: 'bookDirectly', people: chosen }),
      },
    ];
  }
  const their = offers.filter(({ offerId }) => chosen.some(({ id }) => id === offerId));
  const book = (): void => {
    clear();
    void steps.book(their);
  };
  const people = their.map((offer) => ({ id: offer.targetUserId, name: fullName(offer) }));
  return [
    ...(mayBook && canTake('book', group) ? [{ key: 'B', label: STEP_TEXTS.book, icon: Check, take: book }] : []),
    ...(mayBook && !canTake('book', group) && canTake('bookDirectly', group)
      ? [
          {
            key: 'B',
            label: STEP_TEXTS.bookDirectly,
            icon: CalendarCheck,
            take: () => ask({ kind: 'bookDirectly', people }),
          },
        ]
      : []),
    ...(mayWithdraw
      ? [{ key: 'Z', label: STEP_TEXTS.withdraw, icon: Undo2, take: () => ask({ kind: 'withdraw', offers: their }) }]
      : []),
  ];
}
