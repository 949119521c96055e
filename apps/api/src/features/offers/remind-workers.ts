import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { OFFER_FAILURES } from '@gastspiel/domain/offers/offer-failures.ts';
import { REMINDED_STATES, remindedBefore } from '@gastspiel/domain/offers/reminders.ts';
import { z } from 'zod';
import { appointmentId, loadAppointment } from '#features/appointments/index.ts';
import { tellWorkers } from '#features/notifications/index.ts';
import { assertNotBegun } from '#features/offers/load-offer.ts';
import { offerChanges } from '#features/offers/offer-audit.ts';
import { remindOffersOf } from '#features/offers/reminders.sql.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** The news for each of them. */
const NEWS = { CONTACTED: 'ANSWER_REMINDER', BOOKED: 'CONFIRMATION_REMINDER' } as const;

/** Asks those again who have not answered, or not said that they come: each of them once an hour. */
export const remindWorkers = mutation({
  action: 'offers.write',
  input: z.object({ appointmentId, offerState: z.enum(REMINDED_STATES) }),
  run: async ({ db, input: { appointmentId: id, offerState: state }, now, record }) => {
    assertNotBegun(await loadAppointment(db, id), now);
    const reminded = await remindOffersOf(db, { appointmentId: id, state }, remindedBefore(now), now);
    if (reminded.length === 0) throw new Failure(OFFER_FAILURES.nobodyToRemind);
    for (const { userId } of reminded) {
      for (const change of offerChanges({ userId, appointmentId: id }, null, 'REMINDED')) record(change);
    }
    await tellWorkers(db, NEWS[state], { appointmentId: id, userIds: reminded.map(({ userId }) => userId) });
    return reminded.length;
  },
});
