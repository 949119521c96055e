import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { OFFER_STATES } from '@gastspiel/domain/offers/offer-state.ts';
import { z } from 'zod';
import { appointmentId } from '#features/appointments/index.ts';
import { holdAppointment, loadOffer, offerId } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { deleteOffers, type WithdrawnOffer } from '#features/offers/offers.sql.ts';
import type { Change } from '#platform/audit/audit.ts';
import { mutation } from '#platform/graphql/use-case.ts';

const recordAll = (withdrawn: readonly WithdrawnOffer[], record: (change: Change) => void): void => {
  for (const offer of withdrawn) for (const change of offerChanges(offer, offer.state, 'WITHDRAWN')) record(change);
};

/** The row goes, history keeps it, and the worker can be offered the same again. */
export const withdrawOffer = mutation({
  action: 'offers.write',
  input: z.object({ offerId }),
  run: async ({ db, input: { offerId: id }, record }) => {
    const { appointmentId: appointment } = await loadOffer(db, id);
    await holdAppointment(db, appointment);
    const withdrawn = await deleteOffers(db, appointment, { ids: [id] });
    if (withdrawn.length === 0) throw new Failure(OFFER_FAILURES.gone);
    recordAll(withdrawn, record);
    return true;
  },
});

/** All offers in these states, or a selection of them. Answers how many. */
export const withdrawAllOffers = mutation({
  action: 'offers.write',
  input: z.object({
    appointmentId,
    offerStates: z.array(z.enum(OFFER_STATES)).min(1),
    offerIds: z.array(offerId).max(1000).nullish(),
  }),
  run: async ({ db, input: { appointmentId: id, offerStates, offerIds }, record, nothingChanged }) => {
    await holdAppointment(db, id);
    const withdrawn = await deleteOffers(db, id, { states: offerStates, ...(offerIds ? { ids: offerIds } : {}) });
    if (withdrawn.length === 0) nothingChanged();
    recordAll(withdrawn, record);
    return withdrawn.length;
  },
});
