import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { allowOverbooking, bookWorkers } from '#features/offers/book-workers.ts';
import { loadOfferWithLoad } from '#features/offers/list-offers.ts';
import { assertNotOver, loadAppointmentForUpdate, offerId } from '#features/offers/load-offer.ts';
import { selectOffersById } from '#features/offers/offers.sql.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';

/** Books workers who have accepted: all of them or nobody. */
async function book(scope: MutationScope, ids: readonly string[], allowOverbooking: boolean): Promise<void> {
  const offered = await selectOffersById(scope.db, ids);
  const [appointmentId, another] = new Set(offered.map((offer) => offer.appointmentId));
  if (!appointmentId || another || offered.length < new Set(ids).size) throw new Failure(OFFER_FAILURES.gone);
  const appointment = await loadAppointmentForUpdate(scope.db, appointmentId);
  assertNotOver(appointment, scope.now);
  const userIds = offered.map(({ targetUserId }) => targetUserId);
  await bookWorkers(scope, { appointment, userIds, action: 'book', allowOverbooking });
}

export const bookOffer = mutation({
  action: 'offers.write',
  input: z.object({ offerId, allowOverbooking }),
  run: async (scope) => {
    await book(scope, [scope.input.offerId], scope.input.allowOverbooking);
    return { id: scope.input.offerId };
  },
  answer: ({ db }, { id }) => loadOfferWithLoad(db, id),
});

/** Several of one appointment at once. Answers how many. */
export const bookOffers = mutation({
  action: 'offers.write',
  input: z.object({ offerIds: z.array(offerId).min(1).max(OFFER_LIMITS.atOnce), allowOverbooking }),
  run: async (scope) => {
    await book(scope, scope.input.offerIds, scope.input.allowOverbooking);
    return new Set(scope.input.offerIds).size;
  },
});
