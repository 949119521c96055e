import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import { useState } from 'react';
import { isFailure } from '#platform/graphql/api-error.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { useNotify } from '#ui/notices/notify.ts';
import { type Offer, offersQuery } from '../lanes/offers-query.ts';
import { renewOffers } from '../offers-keys.ts';
import { fullName, type Person } from '../person.ts';
import * as calls from './offer-calls.ts';
import type { Question } from './questions.ts';
import { STEP_TEXTS } from './step-texts.ts';

export type Steps = ReturnType<typeof useSteps>;

/**
 * The steps of the cockpit. Each is busy under the ids that it concerns, says what it did or why not, and renews what is
 * shown in either case: after a refusal something else than what is on the screen is true.
 */
export function useSteps(appointmentId: string, ask: (question: Question) => void) {
  const notify = useNotify();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());

  async function take(ids: readonly string[], step: () => Promise<void>): Promise<void> {
    if (ids.some((id) => busy.has(id))) return;
    setBusy((others) => new Set([...others, ...ids]));
    try {
      await step();
    } catch (error) {
      notify({ tone: 'danger', text: STEP_TEXTS.failed, detail: error instanceof Error ? error.message : '' });
    } finally {
      await renewOffers(appointmentId);
      setBusy((others) => new Set([...others].filter((id) => !ids.includes(id))));
    }
  }

  /** Past the wanted number the server refuses; then somebody has to say that it is meant. */
  async function takePlaces(more: number, book: (allowOverbooking: boolean) => Promise<void>): Promise<void> {
    try {
      await book(false);
    } catch (error) {
      if (!isFailure(error, OFFER_FAILURES.fullyBooked)) throw error;
      ask({ kind: 'overbook', more, again: () => book(true).finally(() => renewOffers(appointmentId)) });
    }
  }

  const tellBooked = (count: number, names: readonly string[]): void =>
    notify({ text: STEP_TEXTS.booked(count, names.length === 1 ? names[0] : undefined) });

  /** Gone from its lane at once; the answer of the server, whatever it is, puts it right. */
  const hideOffers = (ids: readonly string[]): void => {
    queryClient.setQueryData(offersQuery(appointmentId).queryKey, (offers) =>
      offers?.filter(({ offerId }) => !ids.includes(offerId)),
    );
  };

  return {
    isBusy: (id: string): boolean => busy.has(id),
    offer: (people: readonly Person[]): Promise<void> => {
      const ids = people.map(({ id }) => id);
      return take(ids, async () => {
        const count = await calls.offerTo(appointmentId, ids);
        const missed = ids.length - count;
        notify({
          text: STEP_TEXTS.offered(count),
          ...(missed > 0 && { tone: 'info', detail: STEP_TEXTS.offeredFewer(missed) }),
        });
      });
    },
    offerAll: async (includePartially: boolean): Promise<void> => {
      notify({ text: STEP_TEXTS.offered(await calls.offerToAll(appointmentId, includePartially)) });
      void renewOffers(appointmentId);
    },
    /** Somebody who is absent by now is booked only when that is meant. */
    book: async (offers: readonly Offer[], isMeant = false): Promise<void> => {
      const absent = offers.filter(({ isAbsent }) => isAbsent);
      if (absent.length > 0 && !isMeant) return ask({ kind: 'bookAbsent', offers });
      const ids = offers.map(({ offerId }) => offerId);
      return take(ids, () =>
        takePlaces(ids.length, async (allowOverbooking) =>
          tellBooked(await calls.bookOffers(ids, allowOverbooking), offers.map(fullName)),
        ),
      );
    },
    bookDirectly: (people: readonly Person[]): Promise<void> => {
      const ids = people.map(({ id }) => id);
      return take(ids, () =>
        takePlaces(ids.length, async (allowOverbooking) => {
          const count = await calls.bookDirectly(appointmentId, ids, allowOverbooking);
          tellBooked(
            count,
            people.map(({ name }) => name),
          );
        }),
      );
    },
    withdraw: (offers: readonly Offer[], allIn?: readonly OfferState[]): Promise<void> => {
      const ids = offers.map(({ offerId }) => offerId);
      return take(ids, async () => {
        hideOffers(ids);
        const [only, ...others] = ids;
        const states = allIn ?? [...new Set(offers.map(({ offerState }) => offerState))];
        const count =
          only && others.length === 0 && !allIn
            ? await calls.withdrawOffer(only)
            : await calls.withdrawOffers(appointmentId, states, allIn ? null : ids);
        notify({ text: STEP_TEXTS.withdrawn(count) });
      });
    },
    keepBooking: (offer: Offer): Promise<void> =>
      take([offer.offerId], async () => {
        await calls.dismissPrevention(offer.offerId);
        notify({ text: STEP_TEXTS.kept(fullName(offer)) });
      }),
    /** Fails in its dialog, where the text still stands. */
    saveNote: async ({ offerId }: Offer, notes: string): Promise<void> => {
      await calls.saveOfferNotes(offerId, notes.trim() || null);
      notify({ text: STEP_TEXTS.noted });
      void renewOffers(appointmentId);
    },
  };
}
