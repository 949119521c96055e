import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { offerRefusal } from '@gastspiel/domain/offers/offer-refusal.ts';
import { fromStatesOf, type OfferAction, stateAfter } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { correctPushes } from '#features/notifications/index.ts';
import { assertNotBegun, loadOffer, offerId } from '#features/offers/load-offer.ts';
import { lockOfferForUpdate } from '#features/offers/locks.sql.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { moveOffers } from '#features/offers/offers.sql.ts';
import type { OwnOffer } from '#features/offers/own-offers.sql.ts';
import { loadOwnOffer } from '#features/offers/own-offers.ts';
import { forgetPreventions } from '#features/offers/preventions.sql.ts';
import { wakeWaves } from '#features/offers/waves/wake-waves.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';

const answered = (
  { db, actor }: { readonly db: TenantDb; readonly actor: User },
  { id }: { readonly id: string },
): Promise<OwnOffer> => loadOwnOffer(db, actor.userId, id);

export const acceptOffer = mutation({
  action: 'own-offers.accept',
  input: z.object({ offerId }),
  run: (scope) => giveAnswer(scope, scope.actor.userId, scope.input.offerId, 'accept'),
  answer: answered,
});

export const declineOffer = mutation({
  action: 'own-offers.decline',
  input: z.object({ offerId }),
  run: (scope) => giveAnswer(scope, scope.actor.userId, scope.input.offerId, 'decline'),
  answer: answered,
});

/** The row is held, so that history tells the states in their order; who comes too late is told what became of it. */
export async function giveAnswer(
  { db, now, record, nothingChanged }: MutationScope & { readonly nothingChanged: () => void },
  userId: string,
  id: string,
  action: Extract<OfferAction, 'accept' | 'decline'>,
): Promise<{ id: string }> {
  await lockOfferForUpdate(db, id);
  const { targetUserId, appointmentId, state, startsAt, endsAt } = await loadOffer(db, id);
  if (targetUserId !== userId) throw new Failure(OFFER_FAILURES.gone);
  assertNotBegun({ startsAt, endsAt }, now);
  // Pressed again, in an old tab or after the mail: it is as they say.
  if (state === stateAfter(action)) {
    nothingChanged();
    return { id };
  }
  const refusal = offerRefusal(action, state);
  if (refusal) throw new Failure(refusal);
  await moveOffers(db, [id], fromStatesOf(action), stateAfter(action));
  await correctPushes(db, action === 'accept' ? 'ACCEPTED' : 'DECLINED', { appointmentId, userIds: [userId] });
  if (action === 'accept') await forgetPreventions(db, [appointmentId], [userId]);
  else await wakeWaves(db, [appointmentId]);
  for (const change of offerChanges({ userId, appointmentId }, state, stateAfter(action))) record(change);
  return { id };
}
