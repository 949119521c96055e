import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-limits.ts';
import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { appointmentId } from '#features/appointments/index.ts';
import { holdAppointment, loadOffer, offerId } from '#features/offers/load-offer.ts';
import { deleteOffersOf, settleWithdrawn } from '#features/withdrawals/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** The row goes, history keeps it, and the worker can be offered the same again. */
export const withdrawOffer = mutation({
  action: 'offers.write',
  input: z.object({ offerId }),
  run: async (scope) => {
    const { offerId: id } = scope.input;
    const { appointmentId: appointment } = await loadOffer(scope.db, id);
    await holdAppointment(scope.db, appointment);
    const withdrawn = await settleWithdrawn(scope, await deleteOffersOf(scope.db, appointment, { ids: [id] }));
    if (withdrawn === 0) throw new Failure(OFFER_FAILURES.gone);
    return true;
  },
});

/** All offers in these states, or a selection of them. Answers how many. */
export const withdrawAllOffers = mutation({
  action: 'offers.write',
  input: z.object({
    appointmentId,
    offerStates: z.array(z.enum(OFFER_STATES)).min(1),
    offerIds: z.array(offerId).max(OFFER_LIMITS.atOnce).nullish(),
  }),
  run: async (scope) => {
    const { appointmentId: id, offerStates: states, offerIds } = scope.input;
    await holdAppointment(scope.db, id);
    const deleted = await deleteOffersOf(scope.db, id, { states, ...(offerIds ? { ids: offerIds } : {}) });
    if (deleted.length === 0) scope.nothingChanged();
    return settleWithdrawn(scope, deleted);
  },
});
