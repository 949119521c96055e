import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { APPOINTMENT_LIMITS, APPOINTMENT_RULES } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { appointmentId, appointmentValuesOf, lockAppointmentsForUpdate } from '#features/appointments/index.ts';
import { changeAppointments } from '#features/planning/change-appointments.ts';
import { removeAppointments } from '#features/planning/delete-appointment.ts';
import { leftOf, loadLeft } from '#features/planning/left-appointments.ts';
import type { Obstacle } from '#features/planning/obstacles.ts';
import { mutation } from '#platform/graphql/use-case.ts';

const appointmentIds = z
  .array(appointmentId)
  .min(1, APPOINTMENT_RULES.nothingChosen)
  .max(APPOINTMENT_LIMITS.atOnce, APPOINTMENT_RULES.tooManyAtOnce)
  .transform((ids) => [...new Set(ids)]);

const { contact, outfitKey, meetingInformation } = AppointmentInput.shape.sectorAttributes.shape;

/** The parts that several get alike; a part that is left out stays as it is. */
const SharedChange = z.object({
  contact: z.union([z.undefined(), contact]),
  outfitKey: z.union([z.undefined(), outfitKey]),
  meetingInformation: meetingInformation
    .nullish()
    .transform((meeting) => (meeting === null ? { place: null, time: null } : meeting)),
});

const keepIn = (refused: Map<string, Obstacle>) => async (obstacles: ReadonlyMap<string, Obstacle>) => {
  for (const [id, obstacle] of obstacles) refused.set(id, obstacle);
};

/** The same change to chosen appointments, as one act: one message a worker. */
export const changeSeveral = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentIds, change: SharedChange }),
  run: async (scope) => {
    const { appointmentIds: ids, change } = scope.input;
    const rows = await lockAppointmentsForUpdate(scope.db, ids);
    // Somebody deleted one meanwhile: what is to be changed is not what was seen.
    if (rows.length < ids.length) throw new Failure(GENERAL_FAILURES.notFound);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const changes = rows.map((row) => {
      const before = appointmentValuesOf(row);
      const sectorAttributes = { ...before.sectorAttributes, ...given };
      return { id: row.id, row, before, after: { ...before, sectorAttributes } };
    });
    const refused = new Map<string, Obstacle>();
    const withdrawnOffers = await changeAppointments(scope, changes, keepIn(refused));
    if (refused.size === rows.length) scope.nothingChanged();
    return { ...leftOf([], refused), changed: rows.length - refused.size, withdrawnOffers };
  },
  answer: async ({ db }, outcome) => ({ ...outcome, left: await loadLeft(db, outcome) }),
});

/** Chosen appointments go as one act. Those that people have worked on stay; one that is gone already is no obstacle. */
export const deleteSeveral = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentIds }),
  run: async (scope) => {
    const rows = await lockAppointmentsForUpdate(scope.db, scope.input.appointmentIds);
    if (rows.length === 0) throw new Failure(GENERAL_FAILURES.notFound);
    const refused = new Map<string, Obstacle>();
    const withdrawnOffers = await removeAppointments(scope, rows, keepIn(refused));
    if (refused.size === rows.length) scope.nothingChanged();
    return { ...leftOf([], refused), changed: rows.length - refused.size, withdrawnOffers };
  },
  answer: async ({ db }, outcome) => ({ ...outcome, left: await loadLeft(db, outcome) }),
});
