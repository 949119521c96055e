import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { valuesOf } from '#features/appointments/appointment-row.ts';
import { lockAppointment, updateAppointmentRow } from '#features/appointments/appointments.sql.ts';
import { appointmentId, loadAppointment } from '#features/appointments/find-appointments.ts';
import { assertRecipient, saved } from '#features/appointments/save-appointment.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** The times of its offers follow by themselves; a booking that would then overlap another one refuses the change. */
export const updateAppointment = mutation({
  action: 'appointments.write',
  input: z.object({ appointmentId, version: z.int(), input: AppointmentInput }),
  run: async ({ db, actor, input: { appointmentId: id, version, input }, record }) => {
    const before = await lockAppointment(db, id);
    if (!before) throw new Failure(GENERAL_FAILURES.notFound);
    await assertRecipient(db, actor, input, before.invoiceRecipientId);
    const updated = await saved(updateAppointmentRow(db, actor.tenantId, { id, version }, input));
    await settleVersionedUpdate(updated, async () => true);
    record({ entityType: 'appointment', entityId: id, before: valuesOf(before), after: input });
    return loadAppointment(db, id);
  },
});
