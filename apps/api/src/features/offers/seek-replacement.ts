import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { z } from 'zod';
import { offerTo } from '#features/offers/create-offers.ts';
import { loadOffer, offerId } from '#features/offers/load-offer.ts';
import { markPrevented } from '#features/offers/offers.sql.ts';
import { settleWithdrawn } from '#features/offers/settle-withdrawn.ts';
import { deleteOffersOf } from '#features/offers/withdrawals.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/**
 * Somebody who is booked can not come: their booking goes and the appointment is offered to whoever can, all in one. Offered
 * first, because workers are locked before offers; whoever is prevented has an offer and is none of them. Answers how many.
 */
export const seekReplacement = mutation({
  action: 'offers.write',
  input: z.object({ offerId, includePartially: z.boolean().nullish() }),
  run: async (scope) => {
    const { offerId: id, includePartially } = scope.input;
    const { appointmentId, isAbsent } = await loadOffer(scope.db, id);
    const created = await offerTo(scope, appointmentId, {
      availabilities: includePartially ? ['AVAILABLE', 'PARTIALLY'] : ['AVAILABLE'],
    });
    // Whoever is absent is prevented, though they did not say so of this shift.
    if (isAbsent) await markPrevented(scope.db, id, null, true);
    const withdrawn = await deleteOffersOf(scope.db, appointmentId, { ids: [id], arePrevented: true });
    if (withdrawn.length === 0) {
      // Withdrawn or kept while we waited: then nobody is asked either.
      await loadOffer(scope.db, id);
      throw new Failure(OFFER_FAILURES.notPrevented);
    }
    await settleWithdrawn(scope, withdrawn);
    return created.length;
  },
});
