import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { fromStatesOf, offerRefusal } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { appointmentId } from '#features/appointments/index.ts';
import { assertRoom, unlessDoubleBooked, withdrawOverlapping } from '#features/offers/book.ts';
import { isDenied } from '#features/offers/denied.sql.ts';
import { assertNotBegun, holdAppointment, loadOffer } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { findOfferOf, insertOffers, lockWorkers, moveOffer } from '#features/offers/offers.sql.ts';
import { loadTargetUser, targetUserId } from '#features/target-users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Books any active worker whom the recipient does not deny, whatever else speaks against it: staff have been told. */
export const createBooking = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId, targetUserId, allowOverbooking: z.boolean().nullish() }),
  run: async ({ db, input: { appointmentId: id, targetUserId: userId, allowOverbooking }, now, record }) => {
    const appointment = await holdAppointment(db, id);
    assertNotBegun(appointment, now);
    await lockWorkers(db, [userId]);
    const worker = await loadTargetUser(db, userId);
    if (worker.userState !== 'ACTIVE') throw new Failure(OFFER_FAILURES.notActive);
    if (await isDenied(db, userId, appointment.invoiceRecipientId)) throw new Failure(OFFER_FAILURES.denied);
    const before = await findOfferOf(db, id, userId);
    const refusal = before && offerRefusal('bookDirectly', before.state);
    if (refusal) throw new Failure(refusal);
    assertRoom(appointment, allowOverbooking ?? false);
    const offerId = await unlessDoubleBooked(
      before
        ? moveOffer(db, before.id, fromStatesOf('bookDirectly'), 'BOOKED').then(() => before.id)
        : insertOffers(db, id, [userId], 'BOOKED').then(([created]) => created?.id ?? ''),
    );
    for (const change of offerChanges({ userId, appointmentId: id }, before?.state ?? null, 'BOOKED')) record(change);
    await withdrawOverlapping(db, offerId, record);
    return loadOffer(db, offerId);
  },
});
