import { ofPosition } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { AppointmentInput, type AppointmentValues } from '@gastspiel/domain/appointments/appointment-input.ts';
import { SHARED_PARTS } from '@gastspiel/domain/appointments/event-input.ts';
import { spreadChange } from '@gastspiel/domain/appointments/spread-change.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { z } from 'zod';
import { selectOffered } from '#features/appointments/appointment-offers.sql.ts';
import { type AppointmentRow, valuesOf } from '#features/appointments/appointment-row.ts';
import { lockPositionsForUpdate, selectPositions } from '#features/appointments/events.sql.ts';
import { appointmentId, loadAppointment } from '#features/appointments/find-appointments.ts';
import { changeAppointment, changed } from '#features/appointments/update-appointment.ts';
import { lockWorkersForNoKeyUpdate } from '#features/target-users/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Rows of appointments first, then those of all their workers, each in order: two who do this wait for each other. */
async function lockEvent(db: TenantDb, id: string): Promise<readonly AppointmentRow[]> {
  await lockPositionsForUpdate(db, id);
  const own = await loadAppointment(db, id);
  const positions = own.event ? await selectPositions(db, own.event.id) : [own];
  const workers: string[] = [];
  for (const position of positions) {
    workers.push(...(await selectOffered(db, position.id)).map(({ userId }) => userId));
  }
  await lockWorkersForNoKeyUpdate(db, workers);
  return positions;
}

/** Whoever works in two positions is free for the later one before the earlier one takes its time, and the other way round. */
const inOrder = (rows: readonly AppointmentRow[], isLater: boolean): readonly AppointmentRow[] =>
  rows.toSorted((a, b) => (isLater ? -1 : 1) * (a.startsAt.getTime() - b.startsAt.getTime()));

/**
 * Saves a position, and gives what it shares to the others of its event, each by the same way as if it were edited alone:
 * their workers are told, and what stands against one of them stands against all.
 */
export const updateEvent = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, version: z.int(), input: AppointmentInput }),
  run: async (scope) => {
    const { appointmentId: id, version, input: after } = scope.input;
    const positions = await lockEvent(scope.db, id);
    const before = valuesOf(positions.find((position) => position.id === id) ?? (await loadAppointment(scope.db, id)));
    let withdrawnOffers = 0;
    const save = async (row: AppointmentRow, expected: number, values: AppointmentValues): Promise<void> => {
      withdrawnOffers += (await changeAppointment(scope, row.id, expected, () => values)).withdrawnOffers;
    };
    for (const row of inOrder(positions, after.startDateTime > before.startDateTime)) {
      if (row.id === id) {
        await save(row, version, after);
        continue;
      }
      const { values, taken } = spreadChange(before, after, valuesOf(row), SHARED_PARTS);
      if (taken.length > 0) await save(row, row.version, values).catch((error) => throwNamed(error, row));
    }
    return { id, withdrawnOffers };
  },
  answer: changed,
});

/** What stands against another position has no field in this form. */
function throwNamed(error: unknown, { description }: AppointmentRow): never {
  throw error instanceof Failure ? new Failure(ofPosition(error.kind, description)) : error;
}
