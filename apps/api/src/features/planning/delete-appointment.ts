import { APPOINTMENT_FAILURES } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { isEvidenceOfWork } from '@gastspiel/domain/offers/evidence-of-work.ts';
import { WORKLOG_FAILURES } from '@gastspiel/domain/worklogs/worklog-failures.ts';
import { z } from 'zod';
import {
  type AppointmentRow,
  appointmentId,
  appointmentValuesOf,
  deleteAppointmentRows,
  lockAppointmentForUpdate,
} from '#features/appointments/index.ts';
import { tellOfAct } from '#features/notifications/index.ts';
import { deleteOffersOf, offerChanges } from '#features/offers/index.ts';
import { selectOffered } from '#features/planning/appointment-offers.sql.ts';
import { lockOfferedWorkers, refuse } from '#features/planning/change-appointments.ts';
import type { Obstacle } from '#features/planning/obstacles.ts';
import { selectRecorded } from '#features/worklogs/index.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';

/**
 * Several appointments, whose rows are held, go as one act, and their offers with them; whoever has not declined hears of it while it still
 * matters, in one message. Those that people have worked on are handed to `leave`. Answers how many offers went.
 */
export async function removeAppointments(
  { db, now, record }: MutationScope,
  rows: readonly AppointmentRow[],
  leave: (obstacles: ReadonlyMap<string, Obstacle>) => Promise<void>,
): Promise<number> {
  const ids = rows.map(({ id }) => id);
  await lockOfferedWorkers(db, ids);
  const starts = new Map(rows.map(({ id, startsAt }) => [id, startsAt]));
  const evidence = (await selectOffered(db, ids)).filter(({ appointmentId: id, state }) =>
    isEvidenceOfWork({ state, startsAt: starts.get(id) ?? now }, now),
  );
  // Recorded hours keep their appointment for good; a booking alone can still be withdrawn with a reason.
  const recorded = evidence.length > 0 ? await selectRecorded(db, ids) : new Set<string>();
  const obstacles = new Map(
    evidence.map(({ appointmentId: id }) => [
      id,
      { kind: recorded.has(id) ? WORKLOG_FAILURES.recorded : APPOINTMENT_FAILURES.workHasBegun },
    ]),
  );
  if (obstacles.size > 0) await leave(obstacles);
  const removed = rows.filter(({ id }) => !obstacles.has(id));
  const removedIds = removed.map(({ id }) => id);
  // Their rows are taken, not only read: an answer that came meanwhile counts.
  const offered = await deleteOffersOf(db, removedIds, {});
  await deleteAppointmentRows(db, removedIds);
  for (const row of removed)
    record({ entityType: 'appointment', entityId: row.id, before: appointmentValuesOf(row), after: { deleted: true } });
  for (const offer of offered) for (const change of offerChanges(offer, offer.state, 'WITHDRAWN')) record(change);
  const told = offered.filter(({ state, endsAt }) => state !== 'DECLINED' && endsAt > now);
  await tellOfAct(
    db,
    told.map(({ userId, appointmentId: id, description, startsAt, endsAt, venue }) => ({
      news: 'APPOINTMENT_DELETED',
      ...{ userId, appointmentId: id, glimpse: { description, startsAt, endsAt, venue } },
    })),
  );
  return offered.length;
}

export const deleteAppointment = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId }),
  run: async (scope) => {
    const row = await lockAppointmentForUpdate(scope.db, scope.input.appointmentId);
    if (!row) throw new Failure(GENERAL_FAILURES.notFound);
    await removeAppointments(scope, [row], refuse);
    return true;
  },
});
