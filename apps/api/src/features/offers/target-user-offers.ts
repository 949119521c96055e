import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { optionalInstant } from '#features/appointments/index.ts';
import { countFutureOffers, countFutureOffersAt } from '#features/offers/offer-counts.sql.ts';
import { selectTargetUserOffers } from '#features/offers/target-user-offers.sql.ts';
import { openTargetUser, targetUserId } from '#features/target-users/index.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { query } from '#platform/graphql/use-case.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

export const TargetUserOfferFilter = z
  .object({ offerStates: z.array(z.enum(OFFER_STATES)).nullish(), from: optionalInstant, to: optionalInstant })
  .nullish();

export const listTargetUserOffers = query({
  action: 'offers.read',
  input: z.object({ targetUserId, page: PageInput, filter: TargetUserOfferFilter }),
  run: async ({ db, actor, input: { targetUserId: id, page, filter } }) => {
    await openTargetUser(db, actor, id);
    const { offerStates, from = null, to = null } = filter ?? {};
    return selectTargetUserOffers(db, id, { states: offerStates ?? [], from, to }, page);
  },
});

export const countTargetUserOffersInFuture = query({
  action: 'offers.read',
  input: z.object({ targetUserId }),
  run: async ({ db, actor, input: { targetUserId: id } }) => {
    await openTargetUser(db, actor, id);
    return countFutureOffers(db, id);
  },
});

/** The offers that a denial would take from the worker, so that staff know before they say so. */
export const findDenialEffects = query({
  action: 'denials.read',
  input: z.object({ targetUserId, invoiceRecipientId: z.string().transform(uuidOrUnknown) }),
  run: async ({ db, actor, input: { targetUserId: id, invoiceRecipientId } }) => {
    await openTargetUser(db, actor, id);
    return countFutureOffersAt(db, id, invoiceRecipientId);
  },
});
