import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { z } from 'zod';
import { appointmentId } from '#features/appointments/index.ts';
import { selectCandidateIds } from '#features/offers/candidates.sql.ts';
import { assertNotBegun, holdAppointment, loadOffer } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { findOfferOf, insertOffers } from '#features/offers/offers.sql.ts';
import { targetUserId } from '#features/target-users/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const createOffer = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId, targetUserId }),
  run: async ({ db, input: { appointmentId: id, targetUserId: userId }, now, record }) => {
    const appointment = await holdAppointment(db, id);
    assertNotBegun(appointment, now);
    if (await findOfferOf(db, id, userId)) throw new Failure(OFFER_FAILURES.alreadyOffered);
    const [eligible] = await selectCandidateIds(db, id, {
      userIds: [userId],
      availabilities: ['AVAILABLE', 'PARTIALLY'],
    });
    if (!eligible) throw new Failure(OFFER_FAILURES.notEligible);
    const [created] = await insertOffers(db, id, [userId], 'CONTACTED');
    if (!created) throw new Failure(OFFER_FAILURES.alreadyOffered);
    for (const change of offerChanges({ userId, appointmentId: id }, null, 'CONTACTED')) record(change);
    return loadOffer(db, created.id);
  },
});

/** Everybody who can simply come; `includePartially` adds those whom something minor speaks against. */
export const createOfferForAllAvailableUsers = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId, includePartially: z.boolean().nullish() }),
  run: async ({ db, input: { appointmentId: id, includePartially }, now, record, nothingChanged }) => {
    const appointment = await holdAppointment(db, id);
    assertNotBegun(appointment, now);
    const userIds = await selectCandidateIds(db, id, {
      availabilities: includePartially ? ['AVAILABLE', 'PARTIALLY'] : ['AVAILABLE'],
    });
    const created = await insertOffers(db, id, userIds, 'CONTACTED');
    if (created.length === 0) nothingChanged();
    for (const { userId } of created) {
      for (const change of offerChanges({ userId, appointmentId: id }, null, 'CONTACTED')) record(change);
    }
    return created.length;
  },
});
