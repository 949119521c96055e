import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { fromStatesOf, offerRefusal } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { assertRoom, unlessDoubleBooked, withdrawOverlapping } from '#features/offers/book.ts';
import { assertNotBegun, holdAppointment, loadOffer, offerId } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { lockWorkers, moveOffer } from '#features/offers/offers.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Books a worker who has accepted. */
export const bookOffer = mutation({
  action: 'offers.write',
  input: z.object({ offerId, allowOverbooking: z.boolean().nullish() }),
  run: async ({ db, input: { offerId: id, allowOverbooking }, now, record }) => {
    const { appointmentId, targetUserId: userId } = await loadOffer(db, id);
    const appointment = await holdAppointment(db, appointmentId);
    await lockWorkers(db, [userId]);
    const before = await loadOffer(db, id);
    assertNotBegun(appointment, now);
    const refusal = offerRefusal('book', before.state);
    if (refusal) throw new Failure(refusal);
    assertRoom(appointment, allowOverbooking ?? false);
    if (!(await unlessDoubleBooked(moveOffer(db, id, fromStatesOf('book'), 'BOOKED')))) {
      throw new Failure(OFFER_FAILURES.gone);
    }
    for (const change of offerChanges({ userId, appointmentId }, before.state, 'BOOKED')) record(change);
    await withdrawOverlapping(db, id, record);
    return loadOffer(db, id);
  },
});
