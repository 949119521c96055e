import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-limits.ts';
import { z } from 'zod';
import { appointmentId } from '#features/appointments/index.ts';
import { tellWorkers } from '#features/notifications/index.ts';
import { type CandidateFilter, selectCandidateIds } from '#features/offers/candidates.sql.ts';
import { loadOfferWithLoad } from '#features/offers/list-offers.ts';
import { assertNotBegun, loadAppointmentForUpdate } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { insertOffers, selectOffersTo } from '#features/offers/offers.sql.ts';
import { lockWorkersForNoKeyUpdate, targetUserId } from '#features/target-users/index.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';

/** Looked at twice: whoever was booked, denied or blocked while we waited for them is not eligible any more. */
export async function offerTo({ db, now, record }: MutationScope, id: string, filter: CandidateFilter) {
  assertNotBegun(await loadAppointmentForUpdate(db, id), now);
  const found = await selectCandidateIds(db, id, filter);
  await lockWorkersForNoKeyUpdate(db, found);
  const userIds = await selectCandidateIds(db, id, { ...filter, userIds: found });
  const created = await insertOffers(db, id, userIds, 'CONTACTED');
  for (const { userId } of created) {
    for (const change of offerChanges({ userId, appointmentId: id }, null, 'CONTACTED')) record(change);
  }
  await tellWorkers(db, 'NEW_OFFER', { appointmentId: id, userIds: created.map(({ userId }) => userId) });
  return created;
}

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
