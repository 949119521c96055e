import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS, OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { optionalInstant } from '#features/appointments/index.ts';
import { offerId } from '#features/offers/load-offer.ts';
import {
  findOwnOffer,
  markOpened,
  type OwnOffer,
  type OwnOfferTime,
  selectOwnOffers,
} from '#features/offers/own-offers.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { mutation, query } from '#platform/graphql/use-case.ts';

export const OwnOfferFilter = z
  .object({
    offerStates: z.array(z.enum(OFFER_STATES)).nullish(),
    isPast: z.boolean().nullish(),
    from: optionalInstant,
    to: optionalInstant,
  })
  .nullish();

/** The worker's own; somebody else's is as good as gone. */
export async function loadOwnOffer(db: TenantDb, userId: string, id: string): Promise<OwnOffer> {
  const offer = await findOwnOffer(db, userId, id);
  if (!offer) throw new Failure(OFFER_FAILURES.gone);
  return offer;
}

const timeOf = (filter: z.output<typeof OwnOfferFilter>): OwnOfferTime =>
  filter?.from && filter.to ? { from: filter.from, to: filter.to } : filter?.isPast ? 'PAST' : 'TO_COME';

export const listOwnOffers = query({
  action: 'own-offers.read',
  input: z.object({ filter: OwnOfferFilter, page: PageInput }),
  run: ({ db, actor, input: { filter, page }, now }) =>
    selectOwnOffers(db, actor.userId, { states: filter?.offerStates ?? [], time: timeOf(filter), now }, page),
});

export const findCurrentOffer = query({
  action: 'own-offers.read',
  input: z.object({ offerId }),
  run: ({ db, actor, input }) => loadOwnOffer(db, actor.userId, input.offerId),
});

/** The office sees that an offer was looked at. Nothing of the offer changes, so history does not speak of it. */
export const markOffersOpened = mutation({
  action: 'own-offers.open',
  input: z.object({ offerIds: z.array(offerId).max(OFFER_LIMITS.openedAtOnce) }),
  run: async ({ db, actor, input, now, nothingChanged }) => {
    await markOpened(db, actor.userId, input.offerIds, now);
    nothingChanged();
    return true;
  },
});
