import { concernsWorkers, timeChanged } from '@gastspiel/domain/appointments/appointment-change.ts';
import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { selectOffered } from '#features/appointments/appointment-offers.sql.ts';
import { correctPushes, tellWorkers } from '#features/notifications/index.ts';
import {
  askAcceptedAgain,
  deleteOffersBeside,
  deleteOffersToBusy,
  offerChanges,
  settleWithdrawn,
} from '#features/offers/index.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/**
 * What a changed time or place means for the workers: whoever is booked hears of it, whoever has accepted is asked again,
 * and what nobody has time for any more is withdrawn. Nobody hears of what is over and stays so.
 */
export async function tellOfChange(
  scope: MutationScope,
  appointmentId: string,
  before: AppointmentValues,
  after: AppointmentValues,
): Promise<number> {
  const { db, now, record } = scope;
  const isOver = before.endDateTime <= now && after.endDateTime <= now;
  if (isOver || !concernsWorkers(before, after)) return 0;
  const offered = await selectOffered(db, appointmentId);
  const booked = offered.filter(({ state }) => state === 'BOOKED').map(({ userId }) => userId);
  let withdrawn = 0;
  if (timeChanged(before, after)) {
    withdrawn += await settleWithdrawn(scope, await deleteOffersToBusy(db, appointmentId));
    withdrawn += await settleWithdrawn(scope, await deleteOffersBeside(db, appointmentId, booked));
  }
  const contacted = offered.filter(({ state }) => state === 'CONTACTED').map(({ userId }) => userId);
  await correctPushes(db, 'OFFER_CHANGED', { appointmentId, userIds: contacted });
  const again = after.startDateTime > now ? await askAcceptedAgain(db, appointmentId) : [];
  for (const userId of again) {
    for (const change of offerChanges({ userId, appointmentId }, 'ACCEPTED', 'CONTACTED')) record(change);
  }
  const glimpse = {
    description: before.description,
    startsAt: before.startDateTime,
    endsAt: before.endDateTime,
    venue: before.sectorAttributes.venue,
  };
  await tellWorkers(db, 'APPOINTMENT_CHANGED', { appointmentId, userIds: booked, glimpse });
  await tellWorkers(db, 'OFFERED_AGAIN', { appointmentId, userIds: again, glimpse });
  return withdrawn;
}
