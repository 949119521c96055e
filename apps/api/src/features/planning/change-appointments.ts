import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { overlaps } from '@gastspiel/domain/time/period.ts';
import {
  assertRecipient,
  assertTypesInUse,
  savedOrRefused,
  updateAppointmentRows,
} from '#features/appointments/index.ts';
import { type NewsOfAct, tellOfAct } from '#features/notifications/index.ts';
import { deleteOffersToDenied, forgetPreventions, settleWithdrawn, wakeWaves } from '#features/offers/index.ts';
import { selectOffered } from '#features/planning/appointment-offers.sql.ts';
import { findObstacles, type Obstacle } from '#features/planning/obstacles.ts';
import { idsOf, type PlannedChange, periodOf } from '#features/planning/planned-change.ts';
import { tellOfChanges } from '#features/planning/tell-of-change.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';
import type { User } from '#platform/identity/viewer.ts';

/**
 * Several appointments, whose rows are held, are changed as one act: few statements, however many they are, and one message a worker. The
 * times of their offers follow by themselves. What stands against one of them is handed to `leave`, which refuses the act or lets that one
 * stay as it is. Answers how many offers had to go.
 */
export async function changeAppointments(
  scope: MutationScope & { readonly actor: User },
  planned: readonly PlannedChange[],
  leave: (obstacles: ReadonlyMap<string, Obstacle>) => Promise<void>,
): Promise<number> {
  const { db, record } = scope;
  await assertRecipients(scope, planned);
  const retyped = planned.filter(({ before, after }) => before.typeId !== after.typeId);
  await assertTypesInUse(
    db,
    retyped.map(({ after }) => ['input.typeId', after.typeId] as const),
  );
  await lockOfferedWorkers(db, idsOf(planned));
  const obstacles = await findObstacles(scope, planned);
  if (obstacles.size > 0) await leave(obstacles);
  const changes = planned.filter(({ id }) => !obstacles.has(id));
  await savedOrRefused(updateAppointmentRows(db, changes));
  for (const { id, before, after } of changes) record({ entityType: 'appointment', entityId: id, before, after });
  // Who could not come then may well come at another time.
  const elsewhen = changes.filter(({ before, after }) => !overlaps(periodOf(before), periodOf(after)));
  if (elsewhen.length > 0) await forgetPreventions(db, idsOf(elsewhen));
  const act: NewsOfAct[] = [];
  let withdrawn = await tellOfChanges(scope, changes, act);
  const paidByOthers = changes.filter(({ before, after }) => before.invoiceRecipientId !== after.invoiceRecipientId);
  if (paidByOthers.length > 0)
    withdrawn += await settleWithdrawn(scope, await deleteOffersToDenied(db, idsOf(paidByOthers)), { act });
  await tellOfAct(db, act);
  // More are wanted or fewer, or they begin at another time.
  await wakeWaves(db, idsOf(changes));
  return withdrawn;
}

/** After the rows of all appointments those of all their workers, each in the order of their ids: two who do this wait for each other. */
export async function lockOfferedWorkers(db: TenantDb, appointmentIds: readonly string[]): Promise<void> {
  const offered = await selectOffered(db, appointmentIds);
  await lockWorkersForNoKeyUpdate(db, [...new Set(offered.map(({ userId }) => userId))]);
}

/** A recipient whom somebody chooses anew; the same one for several is looked at once. */
async function assertRecipients({ db, actor }: MutationScope & { actor: User }, planned: readonly PlannedChange[]) {
  const chosen = planned.filter(({ before, after }) => after.invoiceRecipientId !== before.invoiceRecipientId);
  for (const invoiceRecipientId of new Set(chosen.map(({ after }) => after.invoiceRecipientId)))
    await assertRecipient(db, actor, { invoiceRecipientId }, null);
}

/** For acts that are made whole or not at all. */
export async function refuse(obstacles: ReadonlyMap<string, Obstacle>): Promise<void> {
  for (const { kind, fields } of obstacles.values()) throw new Failure(kind, fields);
}
