import { ofPosition } from '@gastspiel/domain/appointments/appointment-failures.ts';
import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { SHARED_PARTS } from '@gastspiel/domain/appointments/event-input.ts';
import { spreading } from '@gastspiel/domain/appointments/spread-change.ts';
import { withMeantTimes } from '@gastspiel/domain/appointments/wall-times.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { z } from 'zod';
import {
  type AppointmentRow,
  appointmentId,
  appointmentValuesOf,
  loadAppointment,
  lockPositionsForUpdate,
  selectPositions,
} from '#features/appointments/index.ts';
import { changeAppointments } from '#features/planning/change-appointments.ts';
import type { Obstacle } from '#features/planning/obstacles.ts';
import { assertCurrent, loadChanged } from '#features/planning/update-appointment.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';

async function lockEvent(db: TenantDb, id: string): Promise<readonly AppointmentRow[]> {
  await lockPositionsForUpdate(db, id);
  const own = await loadAppointment(db, id);
  return own.event ? selectPositions(db, own.event.id) : [own];
}

/**
 * Saves a position, and gives what it shares to the others of its event: they change as one, and what stands against one of them stands
 * against all.
 */
export const updateEvent = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, version: z.int(), input: AppointmentInput }),
  run: async (scope) => {
    const { appointmentId: id, version, input } = scope.input;
    const positions = await lockEvent(scope.db, id);
    const own = assertCurrent(
      positions.find((position) => position.id === id),
      version,
    );
    const before = appointmentValuesOf(own);
    const after = withMeantTimes(input, before);
    const spread = spreading(before, after, SHARED_PARTS);
    const others = positions
      .filter((row) => row.id !== id)
      .map((row) => ({ row, values: appointmentValuesOf(row) }))
      .map(({ row, values }) => ({ row, before: values, ...spread(values) }))
      .filter(({ taken }) => taken.length > 0)
      .map(({ row, values, ...other }) => ({ id: row.id, row, before: other.before, after: values }));
    const changes = [{ id, row: own, before, after }, ...others];
    const withdrawnOffers = await changeAppointments(scope, changes, async (obstacles) => {
      for (const { row } of changes) throwNamed(row, obstacles.get(row.id), row.id === id);
    });
    return { id, withdrawnOffers };
  },
  answer: loadChanged,
});

/** This form has no field for an obstacle of another position. */
function throwNamed({ description }: AppointmentRow, obstacle: Obstacle | undefined, isOwn: boolean): void {
  if (!obstacle) return;
  throw isOwn ? new Failure(obstacle.kind, obstacle.fields) : new Failure(ofPosition(obstacle.kind, description));
}
