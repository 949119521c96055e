import { type Availability, availabilityFor } from '@gastspiel/domain/offers/availability.ts';
import { type BookingObjection, bookingObjections } from '@gastspiel/domain/offers/booking-objection.ts';
import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-state.ts';
import type { WorkingTimeWarning } from '@gastspiel/domain/working-time/working-time.ts';
import { z } from 'zod';
import { appointmentId, loadAppointment } from '#features/appointments/index.ts';
import { selectBookingFacts } from '#features/offers/booking-facts.sql.ts';
import { commitmentsAround, shiftLoad } from '#features/offers/shift-load.ts';
import { targetUserId } from '#features/target-users/index.ts';
import { query } from '#platform/graphql/use-case.ts';

export interface BookingObjections {
  readonly targetUserId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly availability: Availability;
  readonly objections: readonly BookingObjection[];
  readonly warnings: readonly WorkingTimeWarning[];
}

/** Objections to booking these workers directly, for staff to read before they do. */
export const listBookingObjections = query({
  action: 'offers.read',
  input: z.object({ appointmentId, targetUserIds: z.array(targetUserId).max(OFFER_LIMITS.atOnce) }),
  run: async ({ db, input: { appointmentId: id, targetUserIds } }): Promise<readonly BookingObjections[]> => {
    const appointment = await loadAppointment(db, id);
    const people = await selectBookingFacts(db, id, targetUserIds);
    const commitmentsOf = commitmentsAround(db, appointment, targetUserIds);
    return Promise.all(
      people.map(async (facts) => {
        const commitments = await commitmentsOf(facts.id);
        const { availability, reasons } = availabilityFor(
          { start: appointment.startsAt, end: appointment.endsAt },
          {
            booked: commitments.filter(({ state }) => state === 'BOOKED'),
            accepted: commitments.filter(({ state }) => state === 'ACCEPTED'),
            absent: facts.isAbsent ? [{ start: appointment.startsAt, end: appointment.endsAt }] : [],
            isPrevented: facts.isPrevented,
          },
        );
        return {
          targetUserId: facts.id,
          firstName: facts.firstName,
          lastName: facts.lastName,
          availability,
          objections: bookingObjections({ ...facts, reasons }),
          warnings: shiftLoad(appointment, commitments).warnings,
        };
      }),
    );
  },
});
