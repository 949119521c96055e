import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { appointmentId } from '#features/appointments/index.ts';
import { loadOfferWithLoad } from '#features/offers/list-offers.ts';
import { offerTo } from '#features/offers/offer-to.ts';
import { selectOffersTo } from '#features/offers/offers.sql.ts';
import { targetUserId } from '#features/target-users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const createOffer = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId, targetUserId }),
  run: async (scope) => {
    const { appointmentId: id, targetUserId: userId } = scope.input;
    const [created] = await offerTo(scope, id, {
      userIds: [userId],
      availabilities: ['AVAILABLE', 'PARTIALLY'],
      forgivesPrevention: true,
    });
    if (created) return { id: created.id };
    const [already] = await selectOffersTo(scope.db, id, [userId]);
    throw new Failure(already ? OFFER_FAILURES.alreadyOffered : OFFER_FAILURES.notEligible);
  },
  answer: ({ db }, { id }) => loadOfferWithLoad(db, id),
});

/** Everybody who can simply come; `includePartially` adds those whom something minor speaks against. */
export const createOfferForAllAvailableUsers = mutation({
  action: 'offers.write',
  input: z.object({
    appointmentId,
    includePartially: z.boolean().nullish(),
    targetUserIds: z.array(targetUserId).max(OFFER_LIMITS.atOnce).nullish(),
  }),
  run: async (scope) => {
    const { appointmentId: id, includePartially, targetUserIds } = scope.input;
    const created = await offerTo(scope, id, {
      availabilities: includePartially ? ['AVAILABLE', 'PARTIALLY'] : ['AVAILABLE'],
      ...(targetUserIds ? { userIds: targetUserIds } : {}),
    });
    if (created.length === 0) scope.nothingChanged();
    return created.length;
  },
});
