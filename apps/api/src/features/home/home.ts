import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { DaySpan } from '@gastspiel/domain/statistics/statistics-filter.ts';
import { isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectDayShifts } from '#features/home/day-shifts.sql.ts';
import { keepDespiteAbsence } from '#features/home/open-matters.sql.ts';
import { loadOffer, loadOfferWithLoad, offerChanges, offerId } from '#features/offers/index.ts';
import { selectWeeks } from '#features/statistics/index.ts';
import { mutation, NO_INPUT, query } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** What stands on top until somebody has decided; each part is read when it is asked for. */
export const openMatters = query({ action: 'offers.read', input: NO_INPUT, run: () => ({}) });

export const shiftsOfDay = query({
  action: 'offers.read',
  input: z.object({ day: z.string().refine(isDay, 'Bitte ein Datum angeben.') }),
  run: ({ db, input: { day } }) => selectDayShifts(db, day),
});

/** How much of what is wanted is filled, week by week: for whoever plans, which the statistics are not. */
export const fillRates = query({
  action: 'appointments.read',
  input: z.object({ span: DaySpan }),
  run: ({ db, input: { span } }) => selectWeeks(db, { ...span, invoiceRecipientIds: null, appointmentTypeIds: null }),
});

/** Somebody is absent, has been asked, and comes all the same. */
export const keepBooking = mutation({
  action: 'offers.write',
  input: z.object({ offerId }),
  run: async ({ db, actor, input: { offerId: id }, now, record }) => {
    const { targetUserId: userId, appointmentId } = await loadOffer(db, id);
    if ((await keepDespiteAbsence(db, id, nameOf(actor), now)) === 0) throw new Failure(OFFER_FAILURES.notPrevented);
    for (const change of offerChanges({ userId, appointmentId }, null, 'KEPT')) record(change);
    return { id };
  },
  answer: ({ db }, { id }) => loadOfferWithLoad(db, id),
});
