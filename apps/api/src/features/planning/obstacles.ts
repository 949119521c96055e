import { APPOINTMENT_FAILURES, bookingsClashOf } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { isPlausiblePeriod } from '@gastspiel/domain/appointments/appointment-input.ts';
import { clashesOf } from '@gastspiel/domain/appointments/move-as-one.ts';
import { startComplaint } from '@gastspiel/domain/appointments/start-complaint.ts';
import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import {
  type Offered,
  selectBookedElsewhere,
  selectNames,
  selectOffered,
} from '#features/planning/appointment-offers.sql.ts';
import { idsOf, isMoved, type PlannedChange, periodOf } from '#features/planning/planned-change.ts';
import { assertHoursNear, assertNotRecorded, assertOnNoInvoice } from '#features/worklogs/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** A reason against the change of one appointment. */
export interface Obstacle {
  readonly kind: FailureKind;
  /** Where it stands in the form of that appointment. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Who is booked elsewhere in the new time. */
  readonly clashing?: readonly string[];
}

const START = 'input.startDateTime';

/** Answers the reason against each change, by the id of its appointment. Their rows and workers are held. */
export async function findObstacles(
  { db, now }: MutationScope,
  planned: readonly PlannedChange[],
): Promise<ReadonlyMap<string, Obstacle>> {
  const offered = Map.groupBy(await selectOffered(db, idsOf(planned)), ({ appointmentId }) => appointmentId);
  const obstacles = new Map<string, Obstacle>();
  for (const change of planned) {
    const obstacle = ownObstacle(change, offered.get(change.id) ?? [], now) ?? (await evidenceAgainst(db, change, now));
    if (obstacle) obstacles.set(change.id, obstacle);
  }
  const clashes = await findClashes(db, planned, offered, obstacles);
  const people = await selectNames(db, [...new Set([...clashes.values()].flatMap((workers) => [...workers]))]);
  for (const [id, workers] of clashes) {
    if (obstacles.has(id)) continue;
    const clashing = people.filter((person) => workers.has(person.id));
    obstacles.set(id, {
      kind: bookingsClashOf(clashing.map(({ name }) => name)),
      clashing: clashing.map((person) => person.id),
    });
  }
  return obstacles;
}

function ownObstacle({ row, after }: PlannedChange, offered: readonly Offered[], now: Date): Obstacle | undefined {
  const booked = offered.filter(({ state }) => state === 'BOOKED').length;
  const concerned = offered.filter(({ state }) => state !== 'DECLINED').length;
  const { startsAt } = row;
  const kind =
    startComplaint({ startsAt, booked, concerned }, after.startDateTime, now) ??
    (isPlausiblePeriod(after) ? undefined : APPOINTMENT_FAILURES.outOfYears);
  return kind && { kind, fields: { [START]: kind.message } };
}

/** Hours and invoices speak of what has begun alone. */
async function evidenceAgainst(db: TenantDb, change: PlannedChange, now: Date): Promise<Obstacle | undefined> {
  const { id, row, before, after } = change;
  if (row.startsAt > now) return undefined;
  try {
    if (after.invoiceRecipientId !== before.invoiceRecipientId)
      await assertOnNoInvoice(db, id, 'input.invoiceRecipientId');
    if (before.invoiceRecipientId && !after.invoiceRecipientId)
      await assertNotRecorded(db, id, 'input.invoiceRecipientId');
    if (after.typeId !== before.typeId) await assertOnNoInvoice(db, id, 'input.typeId');
    if (isMoved(change)) await assertHoursNear(db, id, periodOf(after));
  } catch (error) {
    if (error instanceof Failure) return { kind: error.kind, ...(error.fields && { fields: error.fields }) };
    throw error;
  }
  return undefined;
}

/** They move as one: only what stays where it is can be in the way, here or elsewhere. */
async function findClashes(
  db: TenantDb,
  planned: readonly PlannedChange[],
  offered: ReadonlyMap<string, readonly Offered[]>,
  obstacles: ReadonlyMap<string, Obstacle>,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const moved = planned.filter(isMoved);
  if (moved.length === 0) return new Map();
  const members = planned.map(({ id, before, after }) => ({
    id,
    before: periodOf(before),
    after: periodOf(obstacles.has(id) ? before : after),
    booked: (offered.get(id) ?? []).filter(({ state }) => state === 'BOOKED').map(({ userId }) => userId),
  }));
  return clashesOf(members, await selectBookedElsewhere(db, moved));
}
