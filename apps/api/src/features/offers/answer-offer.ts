import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { fromStatesOf, type OfferAction, offerRefusal, stateAfter } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { assertNotBegun, loadOffer, offerId } from '#features/offers/load-offer.ts';
import { lockOffer, moveOffers } from '#features/offers/offers.sql.ts';
import type { OwnOffer } from '#features/offers/own-offers.sql.ts';
import { loadOwnOffer } from '#features/offers/own-offers.ts';
import { offerChanges } from '#features/withdrawals/index.ts';
import type { Change } from '#platform/audit/audit.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const acceptOffer = mutation({
  action: 'own-offers.accept',
  input: z.object({ offerId }),
  run: (scope) => answer(scope, scope.actor.userId, scope.input.offerId, 'accept'),
});

export const declineOffer = mutation({
  action: 'own-offers.decline',
  input: z.object({ offerId }),
  run: (scope) => answer(scope, scope.actor.userId, scope.input.offerId, 'decline'),
});

interface Scope {
  readonly db: TenantDb;
  readonly now: Date;
  readonly record: (change: Change) => void;
}

/** The row is held, so that history tells the states in their order; who comes too late is told what became of it. */
export async function answer(
  { db, now, record }: Scope,
  userId: string,
  id: string,
  action: Extract<OfferAction, 'accept' | 'decline'>,
): Promise<OwnOffer> {
  await lockOffer(db, id);
  const { targetUserId, appointmentId, state, startsAt } = await loadOffer(db, id);
  if (targetUserId !== userId) throw new Failure(OFFER_FAILURES.gone);
  assertNotBegun({ startsAt }, now);
  const refusal = offerRefusal(action, state);
  if (refusal) throw new Failure(refusal);
  await moveOffers(db, [id], fromStatesOf(action), stateAfter(action));
  for (const change of offerChanges({ userId, appointmentId }, state, stateAfter(action))) record(change);
  return loadOwnOffer(db, userId, id);
}
