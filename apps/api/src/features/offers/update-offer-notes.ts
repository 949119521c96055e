import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { optionalNotes } from '@gastspiel/domain/input/text-input.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_LIMITS } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { loadOfferWithLoad } from '#features/offers/list-offers.ts';
import { loadOffer, offerId } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { findOffer, updateNotes } from '#features/offers/offers.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Staff write them, the worker reads them. */
export const updateOfferNotes = mutation({
  action: 'offers.write',
  input: z.object({ offerId, notes: optionalNotes(OFFER_LIMITS.notes), version: z.int().nullish() }),
  run: async ({ db, input: { offerId: id, notes, version }, record }) => {
    const before = await loadOffer(db, id);
    const isNoted = await updateNotes(db, { id, version: version ?? null }, notes);
    if (!isNoted) throw new Failure((await findOffer(db, id)) ? GENERAL_FAILURES.stale : OFFER_FAILURES.gone);
    const { appointmentId, targetUserId: userId } = before;
    const changed = { before: before.notes, after: notes };
    for (const change of offerChanges({ userId, appointmentId }, null, 'NOTED', { notes: changed })) record(change);
    return { id };
  },
  answer: ({ db }, { id }) => loadOfferWithLoad(db, id),
});
