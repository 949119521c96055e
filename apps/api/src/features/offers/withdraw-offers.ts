import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { optionalNotes } from '@gastspiel/domain/input/text-input.ts';
import { isEvidenceOfWork } from '@gastspiel/domain/offers/evidence-of-work.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS, OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { appointmentId } from '#features/appointments/index.ts';
import { loadAppointmentForUpdate, loadOffer, offerId } from '#features/offers/load-offer.ts';
import { settleWithdrawn } from '#features/offers/settle-withdrawn.ts';
import { passOver } from '#features/offers/waves/waves.sql.ts';
import { deleteOffersOf, type WithdrawnOffer } from '#features/offers/withdrawals.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';

const reason = optionalNotes(OFFER_LIMITS.withdrawalReason);

/** The bookings of work that has begun go for a reason only, which history keeps. */
function assertReason(withdrawn: readonly WithdrawnOffer[], given: string | null, now: Date): void {
  if (given || !withdrawn.some((offer) => isEvidenceOfWork(offer, now))) return;
  throw new Failure(OFFER_FAILURES.reasonNeeded, { reason: OFFER_FAILURES.reasonNeeded.message });
}

/** Only they were told that they come: an offer that is withdrawn may be made again by a wave. */
const bookedOf = (withdrawn: readonly WithdrawnOffer[]): string[] =>
  withdrawn.filter(({ state }) => state === 'BOOKED').map(({ userId }) => userId);

/** The row goes, history keeps it, and the worker can be offered the same again. */
export const withdrawOffer = mutation({
  action: 'offers.write',
  input: z.object({ offerId, reason }),
  run: async (scope) => {
    const { offerId: id, reason: why } = scope.input;
    const { appointmentId: appointment } = await loadOffer(scope.db, id);
    await loadAppointmentForUpdate(scope.db, appointment);
    const withdrawn = await deleteOffersOf(scope.db, [appointment], { ids: [id] });
    if (withdrawn.length === 0) throw new Failure(OFFER_FAILURES.gone);
    assertReason(withdrawn, why, scope.now);
    await passOver(scope.db, appointment, bookedOf(withdrawn));
    await settleWithdrawn(scope, withdrawn, { reason: why });
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
    reason,
  }),
  run: async (scope) => {
    const { appointmentId: id, offerStates: states, offerIds, reason: why } = scope.input;
    await loadAppointmentForUpdate(scope.db, id);
    const deleted = await deleteOffersOf(scope.db, [id], { states, ...(offerIds ? { ids: offerIds } : {}) });
    if (deleted.length === 0) scope.nothingChanged();
    assertReason(deleted, why, scope.now);
    await passOver(scope.db, id, bookedOf(deleted));
    return settleWithdrawn(scope, deleted, { reason: why });
  },
});
