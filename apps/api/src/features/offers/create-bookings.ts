import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { appointmentId } from '#features/appointments/index.ts';
import { allowOverbooking, bookWorkers } from '#features/offers/book-workers.ts';
import { loadOfferWithLoad } from '#features/offers/list-offers.ts';
import { assertNotOver, loadAppointmentForUpdate } from '#features/offers/load-offer.ts';
import { selectOffersTo } from '#features/offers/offers.sql.ts';
import { targetUserId } from '#features/target-users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Books any active worker whom the recipient does not deny, whatever else speaks against it: staff have been told. */
export const createBooking = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId, targetUserId, allowOverbooking }),
  run: async (scope) => {
    const { appointmentId: id, targetUserId: userId } = scope.input;
    const appointment = await loadAppointmentForUpdate(scope.db, id);
    assertNotOver(appointment, scope.now);
    await bookWorkers(scope, {
      appointment,
      userIds: [userId],
      action: 'bookDirectly',
      allowOverbooking: scope.input.allowOverbooking,
    });
    const [offer] = await selectOffersTo(scope.db, id, [userId]);
    if (!offer) throw new Failure(OFFER_FAILURES.gone);
    return { id: offer.id };
  },
  answer: ({ db }, { id }) => loadOfferWithLoad(db, id),
});

/** Several at once, all or nobody. Answers how many. */
export const createBookings = mutation({
  action: 'offers.write',
  input: z.object({
    appointmentId,
    targetUserIds: z.array(targetUserId).min(1).max(OFFER_LIMITS.atOnce),
    allowOverbooking,
  }),
  run: async (scope) => {
    const { appointmentId: id, targetUserIds } = scope.input;
    const appointment = await loadAppointmentForUpdate(scope.db, id);
    assertNotOver(appointment, scope.now);
    const userIds = [...new Set(targetUserIds)];
    await bookWorkers(scope, {
      appointment,
      userIds,
      action: 'bookDirectly',
      allowOverbooking: scope.input.allowOverbooking,
    });
    return userIds.length;
  },
});
