import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { valuesOf } from '#features/appointments/appointment-row.ts';
import { deleteAppointmentRow, lockAppointment } from '#features/appointments/appointments.sql.ts';
import { appointmentId } from '#features/appointments/find-appointments.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const deleteAppointment = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId }),
  run: async ({ db, input: { appointmentId: id }, record }) => {
    const before = await lockAppointment(db, id);
    if (!before) throw new Failure(GENERAL_FAILURES.notFound);
    await deleteAppointmentRow(db, id);
    record({ entityType: 'appointment', entityId: id, before: valuesOf(before), after: { deleted: true } });
    return true;
  },
});
