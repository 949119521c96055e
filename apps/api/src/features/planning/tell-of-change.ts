import { concernsWorkers } from '@gastspiel/domain/appointments/appointment-change.ts';
import type { AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { correctEach, type NewsOfAct } from '#features/notifications/index.ts';
import {
  askAcceptedAgain,
  deleteOffersBeside,
  deleteOffersToBusy,
  markToldFull,
  offerChanges,
  settleWithdrawn,
} from '#features/offers/index.ts';
import { selectOffered } from '#features/planning/appointment-offers.sql.ts';
import { idsOf, isMoved, type PlannedChange } from '#features/planning/planned-change.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** The appointments as they were before, for the workers to be told. */
const glimpseOf = ({ description, startDateTime, endDateTime, sectorAttributes }: AppointmentValues) => ({
  ...{ description, startsAt: startDateTime, endsAt: endDateTime, venue: sectorAttributes.venue },
});

/** Gathers in `act` how the changes concern the workers. Answers how many offers had to go. */
export async function tellOfChanges(
  scope: MutationScope,
  changes: readonly PlannedChange[],
  act: NewsOfAct[],
): Promise<number> {
  const withdrawn = await tellOfMoves(scope, changes, act);
  await tellOfFilled(scope, changes, act);
  return withdrawn;
}

/**
 * A changed time or place: whoever is booked hears of it, whoever has accepted is asked again, and what nobody has time for any more is
 * withdrawn. Nobody hears of what is over and stays so.
 */
async function tellOfMoves(scope: MutationScope, changes: readonly PlannedChange[], act: NewsOfAct[]): Promise<number> {
  const { db, now, record } = scope;
  const isOver = ({ before, after }: PlannedChange) => before.endDateTime <= now && after.endDateTime <= now;
  const concerning = changes.filter((change) => !isOver(change) && concernsWorkers(change.before, change.after));
  if (concerning.length === 0) return 0;
  const glimpses = new Map(concerning.map(({ id, before }) => [id, { glimpse: glimpseOf(before) }]));
  const about = ({ appointmentId, userId }: { readonly appointmentId: string; readonly userId: string }) => ({
    ...{ appointmentId, userId },
    ...glimpses.get(appointmentId),
  });
  const offered = await selectOffered(db, idsOf(concerning));
  const moved = idsOf(concerning.filter(isMoved));
  let withdrawn = 0;
  if (moved.length > 0) {
    withdrawn += await settleWithdrawn(scope, await deleteOffersToBusy(db, moved), { act });
    withdrawn += await settleWithdrawn(scope, await deleteOffersBeside(db, moved), { act });
  }
  const contacted = offered.filter(({ state }) => state === 'CONTACTED');
  await correctEach(
    db,
    contacted.map(({ appointmentId, userId }) => ({ news: 'OFFER_CHANGED', appointmentId, userId })),
  );
  const ahead = concerning.filter(({ after }) => after.startDateTime > now);
  const again = await askAcceptedAgain(db, idsOf(ahead));
  for (const offer of again) for (const change of offerChanges(offer, 'ACCEPTED', 'CONTACTED')) record(change);
  const booked = offered.filter(({ state }) => state === 'BOOKED');
  act.push(...booked.map((offer) => ({ news: 'APPOINTMENT_CHANGED' as const, ...about(offer) })));
  act.push(...again.map((offer) => ({ news: 'OFFERED_AGAIN' as const, ...about(offer) })));
  return withdrawn;
}

/** Fewer are wanted than before, and those are there: who has accepted hears that it is full without them. */
async function tellOfFilled(scope: MutationScope, changes: readonly PlannedChange[], act: NewsOfAct[]): Promise<void> {
  const filled = changes.filter(
    ({ row: { booked }, before, after }) =>
      booked >= after.desiredTargetUsers && booked < before.desiredTargetUsers && after.startDateTime > scope.now,
  );
  if (filled.length === 0) return;
  const left = await selectOffered(scope.db, idsOf(filled));
  const waiting = await markToldFull(scope.db, idsOf(filled));
  act.push(...waiting.map((offer) => ({ news: 'FULLY_BOOKED' as const, ...offer })));
  const contacted = left.filter(({ state }) => state === 'CONTACTED');
  await correctEach(
    scope.db,
    contacted.map(({ appointmentId, userId }) => ({ news: 'FILLED', appointmentId, userId })),
  );
}
