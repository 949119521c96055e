import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { shiftPhase } from '@gastspiel/domain/offers/shift-phase.ts';
import { z } from 'zod';
import { type AppointmentRow, loadAppointment } from '#features/appointments/index.ts';
import { bookWorkers } from '#features/offers/book-workers.ts';
import { assertNotOver, loadAppointmentForUpdate, loadOffer, offerId } from '#features/offers/load-offer.ts';
import { contactEligible } from '#features/offers/offer-to.ts';
import { markPrevented, type Offer } from '#features/offers/offers.sql.ts';
import { settleWithdrawn } from '#features/offers/settle-withdrawn.ts';
import { passOver } from '#features/offers/waves/waves.sql.ts';
import { deleteOffersOf } from '#features/offers/withdrawals.sql.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/index.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';

/**
 * Somebody who is booked can not come: their booking goes and the appointment is offered to whoever can, or somebody who has accepted and
 * was not booked takes the place; all in one. Nobody is asked where enough come without them, nor once the work has begun. Workers are
 * locked before offers, so the booking goes last; whoever is prevented has an offer and is none of those asked. Answers how many were asked.
 */
export const seekReplacement = mutation({
  action: 'offers.write',
  input: z.object({ offerId, includePartially: z.boolean().nullish(), replacementOfferId: offerId.nullish() }),
  run: async (scope) => {
    const { offerId: id, includePartially, replacementOfferId } = scope.input;
    const prevented = await loadOffer(scope.db, id);
    if (replacementOfferId) {
      await replaceBy(scope, prevented, replacementOfferId);
      return 0;
    }
    const appointment = await loadAppointmentForUpdate(scope.db, prevented.appointmentId);
    assertNotOver(appointment, scope.now);
    const asked = asksOthers(appointment, scope.now)
      ? await contactEligible(scope, appointment, {
          availabilities: includePartially ? ['AVAILABLE', 'PARTIALLY'] : ['AVAILABLE'],
        })
      : [];
    await withdrawPrevented(scope, prevented);
    return asked.length;
  },
});

/** A prevented worker fills no place, so their going frees none beyond those that are free already. */
const asksOthers = (appointment: AppointmentRow, now: Date): boolean =>
  shiftPhase(appointment, now) === 'AHEAD' &&
  appointment.booked - appointment.prevented < appointment.desiredTargetUsers;

async function replaceBy(scope: MutationScope, prevented: Offer, replacementOfferId: string): Promise<void> {
  const { db, now } = scope;
  const { appointmentId } = prevented;
  assertNotOver(await loadAppointmentForUpdate(db, appointmentId), now);
  const replacement = await loadOffer(db, replacementOfferId);
  if (replacement.appointmentId !== appointmentId) throw new Failure(OFFER_FAILURES.gone);
  const userIds = [replacement.targetUserId];
  await lockWorkersForNoKeyUpdate(db, userIds);
  await withdrawPrevented(scope, prevented);
  const appointment = await loadAppointment(db, appointmentId);
  // One comes for one who goes: the number does not grow, so nobody has to allow it.
  await bookWorkers(scope, { appointment, userIds, action: 'book', allowOverbooking: true, isSwap: true });
}

async function withdrawPrevented(scope: MutationScope, { id, appointmentId, isAbsent }: Offer): Promise<void> {
  // An absent worker is prevented, though they did not say so of this shift.
  if (isAbsent) await markPrevented(scope.db, id, null, true);
  const withdrawn = await deleteOffersOf(scope.db, [appointmentId], { ids: [id], arePrevented: true });
  if (withdrawn.length === 0) {
    // Withdrawn or kept while we waited: then nobody is asked either.
    await loadOffer(scope.db, id);
    throw new Failure(OFFER_FAILURES.notPrevented);
  }
  const gone = withdrawn.map(({ userId }) => userId);
  await passOver(scope.db, appointmentId, gone);
  await settleWithdrawn(scope, withdrawn);
}
