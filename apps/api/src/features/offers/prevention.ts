import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { optionalNotes } from '@gastspiel/domain/input/text-input.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { tellStaff } from '#features/notifications/index.ts';
import { loadOfferWithLoad } from '#features/offers/list-offers.ts';
import { loadOffer, offerId } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { markPrevented, type Offer } from '#features/offers/offers.sql.ts';
import { loadOwnOffer } from '#features/offers/own-offers.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** A booked worker who can not come. The booking stays until staff decide; they hear of it at once. */
export const reportPrevention = mutation({
  action: 'own-offers.decline',
  input: z.object({ offerId, note: optionalNotes(OFFER_LIMITS.preventedNote) }),
  run: async ({ db, actor, input: { offerId: id, note }, now, record }) => {
    const before = await loadOffer(db, id);
    if (before.targetUserId !== actor.userId) throw new Failure(OFFER_FAILURES.gone);
    if (before.endsAt <= now) throw new Failure(OFFER_FAILURES.over);
    if (!(await markPrevented(db, id, note, true))) {
      const { state } = await loadOffer(db, id);
      throw new Failure(state === 'BOOKED' ? OFFER_FAILURES.alreadyPrevented : OFFER_FAILURES.notBooked);
    }
    // Why is often about health, so history tells only that it was.
    for (const change of offerChanges(subjectOf(before), null, 'PREVENTED')) record(change);
    await tellStaff(db, 'PREVENTED', { appointmentId: before.appointmentId, userId: actor.userId });
    return { id };
  },
  answer: ({ db, actor }, { id }) => loadOwnOffer(db, actor.userId, id),
});

/** Somebody phones: the office enters what the worker could have said themselves. It knows already, so nobody is told. */
export const recordPrevention = mutation({
  action: 'offers.write',
  input: z.object({ offerId, note: optionalNotes(OFFER_LIMITS.preventedNote) }),
  run: async ({ db, input: { offerId: id, note }, now, record }) => {
    const before = await loadOffer(db, id);
    if (before.endsAt <= now) throw new Failure(OFFER_FAILURES.over);
    if (!(await markPrevented(db, id, note, true))) {
      const { state } = await loadOffer(db, id);
      throw new Failure(state === 'BOOKED' ? OFFER_FAILURES.preventedAlready : OFFER_FAILURES.preventedNotBooked);
    }
    for (const change of offerChanges(subjectOf(before), null, 'PREVENTED')) record(change);
    return { id };
  },
  answer: ({ db }, { id }) => loadOfferWithLoad(db, id),
});

/** They come after all, as staff have cleared up with them. */
export const dismissPrevention = mutation({
  action: 'offers.write',
  input: z.object({ offerId }),
  run: async ({ db, input: { offerId: id }, record }) => {
    const before = await loadOffer(db, id);
    if (!(await markPrevented(db, id, null, false))) throw new Failure(OFFER_FAILURES.notPrevented);
    for (const change of offerChanges(subjectOf(before), null, 'KEPT')) record(change);
    return { id };
  },
  answer: ({ db }, { id }) => loadOfferWithLoad(db, id),
});

const subjectOf = ({ targetUserId: userId, appointmentId }: Offer) => ({ userId, appointmentId });
