import { renewAppointment } from '#features/appointments/index.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';

/** Books somebody onto work that has begun or is over already. */
export const ensureBooking = defineCommand({
  document: graphql(`
    mutation EnsureBooking($appointmentId: String!, $targetUserId: String!) {
      ensureOfferWithStateExists(appointmentId: $appointmentId, targetUserId: $targetUserId, offerState: BOOKED) {
        offerId
      }
    }
  `),
  subject: ({ appointmentId, targetUserId }) => [appointmentId, targetUserId],
  renew: ({ appointmentId }) => renewAppointment(appointmentId),
});
