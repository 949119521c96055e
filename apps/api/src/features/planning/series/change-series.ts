import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { SERIES_REACHES, type SeriesReach } from '@gastspiel/domain/appointments/series.ts';
import { spreading } from '@gastspiel/domain/appointments/spread-change.ts';
import { withMeantTimes } from '@gastspiel/domain/appointments/wall-times.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import {
  appointmentId,
  appointmentValuesOf,
  loadAppointment,
  selectAppointmentsById,
} from '#features/appointments/index.ts';
import { changeAppointments } from '#features/planning/change-appointments.ts';
import { removeAppointments } from '#features/planning/delete-appointment.ts';
import { leftOf, loadLeft } from '#features/planning/left-appointments.ts';
import type { Obstacle } from '#features/planning/obstacles.ts';
import { countSeries, lockSeriesForUpdate, selectOthers } from '#features/planning/series/series.sql.ts';
import { assertCurrent } from '#features/planning/update-appointment.ts';
import { type MutationScope, mutation, query } from '#platform/graphql/use-case.ts';

/** How many others a change could reach. */
export const countSeriesOf = query({
  action: 'appointments.read',
  input: z.object({ appointmentId }),
  run: async ({ db, input, now }) => {
    await loadAppointment(db, input.appointmentId);
    return countSeries(db, input.appointmentId, now);
  },
});

/** The one itself and the others that an act reaches, all of the series held. */
async function lockReached({ db, now }: MutationScope, id: string, reach: SeriesReach) {
  await lockSeriesForUpdate(db, id);
  const others = await selectOthers(db, id, reach, now);
  const rows = await selectAppointmentsById(db, [id, ...others]);
  return { own: rows.find((row) => row.id === id), others: rows.filter((row) => row.id !== id) };
}

/** A reason against the edited one refuses all; others that can't follow stay as they are. */
const unlessOwn = (id: string, left: Map<string, Obstacle>) => async (obstacles: ReadonlyMap<string, Obstacle>) => {
  const own = obstacles.get(id);
  if (own) throw new Failure(own.kind, own.fields);
  for (const [other, obstacle] of obstacles) left.set(other, obstacle);
};

/**
 * The change that is made to one, made to others at once: only what differs, and only where they have not been changed by hand. They move
 * as one, so none of them is in the way of another.
 */
export const updateSeries = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, version: z.int(), reach: z.enum(SERIES_REACHES), input: AppointmentInput }),
  run: async (scope) => {
    const { appointmentId: id, version, reach, input } = scope.input;
    const reached = await lockReached(scope, id, reach);
    const row = assertCurrent(reached.own, version);
    const before = appointmentValuesOf(row);
    const after = withMeantTimes(input, before);
    const spread = spreading(before, after);
    const spreads = reached.others.map((other) => {
      const values = appointmentValuesOf(other);
      return { id: other.id, row: other, before: values, ...spread(values) };
    });
    const following = spreads
      .filter(({ taken }) => taken.length > 0)
      .map(({ values, ...other }) => ({ ...other, after: values }));
    const refused = new Map<string, Obstacle>();
    const changes = [{ id, row, before, after }, ...following];
    const withdrawnOffers = await changeAppointments(scope, changes, unlessOwn(id, refused));
    const kept = spreads.filter((other) => !refused.has(other.id));
    return { ...leftOf(kept, refused), changed: following.length - refused.size, withdrawnOffers };
  },
  answer: async ({ db }, spread) => ({ ...spread, left: await loadLeft(db, spread) }),
});

/** Deletes one with others of its series. Those that people have worked on stay. */
export const deleteSeries = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, reach: z.enum(SERIES_REACHES) }),
  run: async (scope) => {
    const { appointmentId: id, reach } = scope.input;
    const { own, others } = await lockReached(scope, id, reach);
    if (!own) throw new Failure(GENERAL_FAILURES.notFound);
    const refused = new Map<string, Obstacle>();
    const withdrawnOffers = await removeAppointments(scope, [own, ...others], unlessOwn(id, refused));
    return { ...leftOf([], refused), changed: others.length - refused.size, withdrawnOffers };
  },
  answer: async ({ db }, spread) => ({ ...spread, left: await loadLeft(db, spread) }),
});
