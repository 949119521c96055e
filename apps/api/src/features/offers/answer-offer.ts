import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { fromStatesOf, type OfferAction, offerRefusal, stateAfter } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { assertNotBegun, loadOffer, offerId } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { moveOffer, type Offer } from '#features/offers/offers.sql.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';

export const acceptOffer = mutation({
  action: 'own-offers.accept',
  input: z.object({ offerId }),
  run: ({ db, actor, input, now, record }) => answer(db, actor, input.offerId, 'accept', now, record),
});

export const declineOffer = mutation({
  action: 'own-offers.decline',
  input: z.object({ offerId }),
  run: ({ db, actor, input, now, record }) => answer(db, actor, input.offerId, 'decline', now, record),
});

/** The state is asked for in the update itself: who loses a race is told what became of the offer. */
async function answer(
  db: TenantDb,
  actor: User,
  id: string,
  action: OfferAction,
  now: Date,
  record: (change: Change) => void,
): Promise<Offer> {
  const before = await loadOffer(db, id);
  if (before.targetUserId !== actor.userId) throw new Failure(OFFER_FAILURES.gone);
  assertNotBegun(before, now);
  if (!(await moveOffer(db, id, fromStatesOf(action), stateAfter(action)))) {
    const current = await loadOffer(db, id);
    throw new Failure(offerRefusal(action, current.state) ?? OFFER_FAILURES.gone);
  }
  const subject = { userId: actor.userId, appointmentId: before.appointmentId };
  for (const change of offerChanges(subject, before.state, stateAfter(action))) record(change);
  return loadOffer(db, id);
}
