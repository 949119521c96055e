import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { appointmentId, lockAppointmentForUpdate } from '#features/appointments/index.ts';
import { bookWorkers } from '#features/offers/book-workers.ts';
import { selectBookable } from '#features/offers/booking.sql.ts';
import { loadOfferWithLoad } from '#features/offers/list-offers.ts';
import { selectOffersTo } from '#features/offers/offers.sql.ts';
import { lockWorkersForNoKeyUpdate, targetUserId } from '#features/target-users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/**
 * Enters what staff forgot in time: the administration puts a worker onto an appointment that has begun, whatever its number
 * says, also somebody who is blocked or denied by now: they did work. Nobody works in two places at once here either. An offer
 * that has the state already keeps it.
 */
export const ensureOfferWithStateExists = mutation({
  action: 'offers.enter-late',
  input: z.object({ appointmentId, targetUserId, offerState: z.enum(OFFER_STATES) }),
  run: async (scope) => {
    const { db, now, nothingChanged } = scope;
    const { appointmentId: id, targetUserId: userId, offerState: state } = scope.input;
    if (state !== 'BOOKED') throw new Failure(OFFER_FAILURES.onlyBookings);
    const appointment = await lockAppointmentForUpdate(db, id);
    if (!appointment) throw atField('appointmentId', OFFER_FAILURES.appointmentUnknown);
    if (appointment.startsAt > now) throw atField('appointmentId', OFFER_FAILURES.notBegun);
    await lockWorkersForNoKeyUpdate(db, [userId]);
    const [worker] = await selectBookable(db, id, [userId]);
    if (!worker) throw atField('targetUserId', OFFER_FAILURES.workerUnknown);
    const [before] = await selectOffersTo(db, id, [userId]);
    if (before?.state === 'BOOKED') nothingChanged();
    else {
      const order = { appointment, userIds: [userId], action: 'bookDirectly', allowOverbooking: true } as const;
      await bookWorkers(scope, { ...order, isAfterTheFact: true });
    }
    const [offer] = await selectOffersTo(db, id, [userId]);
    if (!offer) throw new Failure(OFFER_FAILURES.gone);
    return { id: offer.id };
  },
  answer: ({ db }, { id }) => loadOfferWithLoad(db, id),
});

const atField = (field: string, failure: FailureKind): Failure => new Failure(failure, { [field]: failure.message });
