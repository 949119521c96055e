import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { SERIES_REACHES } from '@gastspiel/domain/appointments/series.ts';
import { spreadChange } from '@gastspiel/domain/appointments/spread-change.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { valuesOf } from '#features/appointments/appointment-row.ts';
import { lockAppointmentForUpdate } from '#features/appointments/appointments.sql.ts';
import { removeAppointment } from '#features/appointments/delete-appointment.ts';
import { appointmentId, loadAppointment } from '#features/appointments/find-appointments.ts';
import { countSeries, lockSeriesForUpdate, selectOthers } from '#features/appointments/series/series.sql.ts';
import { loadLeft, spreadToOthers } from '#features/appointments/series/spread-to-others.ts';
import { changeAppointment } from '#features/appointments/update-appointment.ts';
import { mutation, query } from '#platform/graphql/use-case.ts';

const reach = z.enum(SERIES_REACHES);

/** How many others a change could reach. */
export const countSeriesOf = query({
  action: 'appointments.read',
  input: z.object({ appointmentId }),
  run: async ({ db, input, now }) => {
    await loadAppointment(db, input.appointmentId);
    return countSeries(db, input.appointmentId, now);
  },
});

/**
 * The change that is made to one, made to others: only what differs, and only where they have not been changed by hand.
 * What stands against the one itself refuses all.
 */
export const updateSeries = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, version: z.int(), reach, input: AppointmentInput }),
  run: async (scope) => {
    const { appointmentId: id, version, input } = scope.input;
    await lockSeriesForUpdate(scope.db, id);
    const others = await selectOthers(scope.db, id, scope.input.reach, scope.now);
    const row = await lockAppointmentForUpdate(scope.db, id);
    if (!row) throw new Failure(GENERAL_FAILURES.notFound);
    const before = valuesOf(row);
    const own = await changeAppointment(scope, id, version, () => input);
    const spread = await spreadToOthers(scope, others, async (step, other) => {
      const found = await loadAppointment(step.db, other);
      const { values, taken, kept } = spreadChange(before, input, valuesOf(found));
      if (taken.length === 0) return { kept };
      return { ...(await changeAppointment(step, other, found.version, () => values)), kept };
    });
    return { ...spread, id, withdrawnOffers: own.withdrawnOffers + spread.withdrawnOffers };
  },
  answer: async ({ db }, spread) => ({ ...spread, left: await loadLeft(db, spread) }),
});

/** Deletes one with others of its series. Those that people have worked on stay. */
export const deleteSeries = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, reach }),
  run: async (scope) => {
    const { appointmentId: id } = scope.input;
    await lockSeriesForUpdate(scope.db, id);
    const others = await selectOthers(scope.db, id, scope.input.reach, scope.now);
    await removeAppointment(scope, id);
    return spreadToOthers(scope, others, async (step, other) => {
      await removeAppointment(step, other);
      return {};
    });
  },
  answer: async ({ db }, spread) => ({ ...spread, left: await loadLeft(db, spread) }),
});
