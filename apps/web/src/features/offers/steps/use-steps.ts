import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import type { OfferState } from '@gastspiel/domain/offers/offer-state.ts';
import type { RemindedState } from '@gastspiel/domain/offers/reminders.ts';
import { useMemo } from 'react';
import { failedNotice, useAttempt, useBusyIds } from '#platform/attempts/use-attempt.ts';
import { isFailure } from '#platform/graphql/api-error.ts';
import { useNotify } from '#ui/notices/notify.ts';
import type { Offer } from '../lanes/offers-query.ts';
import { fullName, type Person } from '../selection.ts';
import { offerCommands } from './offer-commands.ts';
import type { Question } from './questions.ts';
import { type ReplacementWish, STEP_TEXTS } from './step-texts.ts';

export type Steps = ReturnType<typeof useSteps>;

/** The attempts at the appointment's commands. */
function useOfferAttempts(appointmentId: string, tellOffered: (count: number, wanted: number) => void) {
  const commands = useMemo(() => offerCommands(appointmentId), [appointmentId]);
  return {
    offer: useAttempt(commands.offer, { onDone: (count) => tellOffered(count, 1) }),
    offerToMany: useAttempt(commands.offerToMany, {
      onDone: (count, { targetUserIds }) => tellOffered(count, targetUserIds?.length ?? count),
    }),
    book: useAttempt(commands.book),
    bookDirectly: useAttempt(commands.bookDirectly),
    withdraw: useAttempt(commands.withdraw),
    withdrawMany: useAttempt(commands.withdrawMany),
    saveNotes: useAttempt(commands.saveNotes),
    seekReplacement: useAttempt(commands.seekReplacement),
    dismissPrevention: useAttempt(commands.dismissPrevention),
    recordPrevention: useAttempt(commands.recordPrevention),
    remind: useAttempt(commands.remind),
  };
}

/**
 * The steps of the cockpit. Each is busy under the ids that it concerns, says what it did or why not, and renews what is
 * shown in either case: after a refusal something else than what is on the screen is true.
 */
export function useSteps(appointmentId: string, ask: (question: Question) => void) {
  const notify = useNotify();
  const busy = useBusyIds();
  const attempts = useOfferAttempts(appointmentId, (count, wanted) =>
    notify({
      text: STEP_TEXTS.offered(count),
      ...(wanted > count && { tone: 'info', detail: STEP_TEXTS.offeredFewer(wanted - count) }),
    }),
  );

  async function take(ids: readonly string[], names: readonly string[], step: () => Promise<void>): Promise<void> {
    if (ids.some((id) => busy.has(id))) return;
    try {
      await step();
    } catch (error) {
      notify(failedNotice(error, STEP_TEXTS.people(names), STEP_TEXTS.failed));
    }
  }

  /** Past the wanted number the server refuses; then somebody has to say that it is meant. */
  async function takePlaces(more: number, book: (allowOverbooking: boolean) => Promise<void>): Promise<void> {
    try {
      await book(false);
    } catch (error) {
      if (!isFailure(error, OFFER_FAILURES.fullyBooked)) throw error;
      ask({ kind: 'overbook', more, again: () => book(true) });
    }
  }

  const tellBooked = (count: number, names: readonly string[]): void =>
    notify({ text: STEP_TEXTS.booked(count, names.length === 1 ? names[0] : undefined) });

  const steps = {
    isBusy: (id: string): boolean => busy.has(id),
    offer: (people: readonly Person[]): Promise<void> => {
      const ids = people.map(({ id }) => id);
      const names = people.map(({ name }) => name);
      return take(ids, names, async () => {
        const [only, ...others] = ids;
        if (only && others.length === 0) await attempts.offer.send({ appointmentId, targetUserId: only });
        else await attempts.offerToMany.send({ appointmentId, includePartially: true, targetUserIds: ids });
      });
    },
    offerAll: async (includePartially: boolean): Promise<void> => {
      await attempts.offerToMany.send({ appointmentId, includePartially, targetUserIds: null });
    },
    /** Somebody who is absent by now is booked only when that is meant. */
    book: async (offers: readonly Offer[], isMeant = false): Promise<void> => {
      const absent = offers.filter(({ isAbsent }) => isAbsent);
      if (absent.length > 0 && !isMeant) return ask({ kind: 'bookAbsent', offers });
      const ids = offers.map(({ offerId }) => offerId);
      const names = offers.map(fullName);
      return take(ids, names, () =>
        takePlaces(ids.length, async (allowOverbooking) => {
          tellBooked(await attempts.book.send({ offerIds: ids, allowOverbooking }), names);
        }),
      );
    },
    bookDirectly: (people: readonly Person[]): Promise<void> => {
      const ids = people.map(({ id }) => id);
      const names = people.map(({ name }) => name);
      return take(ids, names, () =>
        takePlaces(ids.length, async (allowOverbooking) => {
          tellBooked(await attempts.bookDirectly.send({ appointmentId, targetUserIds: ids, allowOverbooking }), names);
        }),
      );
    },
    /** Fails in its dialog, where the reason still stands. */
    withdraw: async (
      offers: readonly Offer[],
      { allIn, reason = null }: { readonly allIn?: readonly OfferState[] | undefined; readonly reason?: string | null },
    ): Promise<void> => {
      const ids = offers.map(({ offerId }) => offerId);
      const [only, ...others] = ids;
      const states = allIn ?? [...new Set(offers.map(({ offerState }) => offerState))];
      const count =
        only && others.length === 0 && !allIn
          ? await attempts.withdraw.send({ offerId: only, reason })
          : await attempts.withdrawMany.send({
              appointmentId,
              offerStates: [...states],
              offerIds: allIn ? null : ids,
              reason,
            });
      const [booked, asked] = [peopleIn(offers, 'BOOKED'), peopleIn(offers, 'CONTACTED', 'ACCEPTED')];
      const restore = {
        label: STEP_TEXTS.restore(booked.length > 0, asked.length > 0),
        take: () => void steps.restore(booked, asked),
      };
      notify({
        text: STEP_TEXTS.withdrawn(count, offers.length === 1 ? booked[0]?.name : undefined),
        ...(reason === null && booked.length + asked.length > 0 && { action: restore }),
      });
    },
    /** After a withdrawal that was not meant: who was booked is booked again, who was asked is asked again. */
    restore: async (booked: readonly Person[], asked: readonly Person[]): Promise<void> => {
      if (booked.length > 0) await steps.bookDirectly(booked);
      if (asked.length > 0) await steps.offer(asked);
    },
    /** Fails in its dialog. */
    seekReplacement: async (offer: Offer, wish: ReplacementWish): Promise<void> => {
      const count = await attempts.seekReplacement.send({ offerId: offer.offerId, ...wish });
      notify({ text: STEP_TEXTS.withdrawn(1, fullName(offer)), detail: STEP_TEXTS.replaced(wish, count) });
    },
    /** Fails in its dialog. */
    recordPrevention: async (offer: Offer, note: string): Promise<void> => {
      await attempts.recordPrevention.send({ offerId: offer.offerId, note: note.trim() || null });
      notify({ text: STEP_TEXTS.preventionRecorded(fullName(offer)) });
    },
    keepBooking: (offer: Offer): Promise<void> =>
      take([offer.offerId], [fullName(offer)], async () => {
        await attempts.dismissPrevention.send({ offerId: offer.offerId });
        notify({ text: STEP_TEXTS.kept(fullName(offer)) });
      }),
    remind: (offers: readonly Offer[], offerState: RemindedState): Promise<void> =>
      take([appointmentId, ...offers.map(({ offerId }) => offerId)], offers.map(fullName), async () => {
        notify({ text: STEP_TEXTS.reminded[offerState](await attempts.remind.send({ appointmentId, offerState })) });
      }),
    /** Fails in its dialog, where the text still stands. */
    saveNote: async ({ offerId, offerNotesVersion: version }: Offer, notes: string): Promise<void> => {
      await attempts.saveNotes.send({ offerId, version, notes: notes.trim() || null });
      notify({ text: STEP_TEXTS.noted });
    },
  };
  return steps;
}

const peopleIn = (offers: readonly Offer[], ...states: readonly OfferState[]): readonly Person[] =>
  offers
    .filter(({ offerState }) => states.includes(offerState))
    .map((offer) => ({ id: offer.targetUserId, name: fullName(offer) }));
