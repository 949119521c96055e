import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { confirmationRefusal } from '@gastspiel/domain/offers/reminders.ts';
import { z } from 'zod';
import { loadOffer, offerId } from '#features/offers/load-offer.ts';
import { lockOfferForUpdate } from '#features/offers/locks.sql.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { loadOwnOffer } from '#features/offers/own-offers.ts';
import { markConfirmed } from '#features/offers/reminders.sql.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';

/** "Ich komme." */
export const confirmBooking = mutation({
  action: 'own-offers.accept',
  input: z.object({ offerId }),
  run: (scope) => confirm(scope, scope.actor.userId, scope.input.offerId),
  answer: ({ db, actor }, { id }) => loadOwnOffer(db, actor.userId, id),
});

/** Saying it twice is no mistake; the row is held, so that history tells it once. */
export async function confirm(
  { db, now, record, nothingChanged }: MutationScope & { readonly nothingChanged: () => void },
  userId: string,
  id: string,
): Promise<{ id: string }> {
  await lockOfferForUpdate(db, id);
  const offer = await loadOffer(db, id);
  if (offer.targetUserId !== userId) throw new Failure(OFFER_FAILURES.gone);
  const refusal = confirmationRefusal(offer, now);
  if (refusal) throw new Failure(refusal);
  if (await markConfirmed(db, id, now)) {
    const subject = { userId, appointmentId: offer.appointmentId };
    for (const change of offerChanges(subject, null, 'CONFIRMED')) record(change);
  } else nothingChanged();
  return { id };
}
