import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { offerId } from '#features/offers/load-offer.ts';
import { findOwnOffer, type OwnOffer, selectOwnOffers } from '#features/offers/own-offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';

export const OwnOfferFilter = z
  .object({ offerStates: z.array(z.enum(OFFER_STATES)).nullish(), isPast: z.boolean().nullish() })
  .nullish();

/** The worker's own; somebody else's is as good as gone. */
export async function loadOwnOffer(db: TenantDb, userId: string, id: string): Promise<OwnOffer> {
  const offer = await findOwnOffer(db, userId, id);
  if (!offer) throw new Failure(OFFER_FAILURES.gone);
  return offer;
}

export const listOwnOffers = query({
  action: 'own-offers.read',
  input: z.object({ filter: OwnOfferFilter, page: PageInput }),
  run: ({ db, actor, input: { filter, page }, now }) =>
    selectOwnOffers(
      db,
      actor.userId,
      { states: filter?.offerStates ?? [], isPast: filter?.isPast ?? false, now },
      page,
    ),
});

export const findCurrentOffer = query({
  action: 'own-offers.read',
  input: z.object({ offerId }),
  run: ({ db, actor, input }) => loadOwnOffer(db, actor.userId, input.offerId),
});
