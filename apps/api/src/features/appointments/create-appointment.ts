import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { withMeantTimes } from '@gastspiel/domain/appointments/wall-times.ts';
import { z } from 'zod';
import { insertAppointment } from '#features/appointments/appointments.sql.ts';
import { loadAppointment } from '#features/appointments/find-appointments.ts';
import { assertRecipient, saved } from '#features/appointments/save-appointment.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const createAppointment = mutation({
  action: 'appointments.write',
  input: z.object({ input: AppointmentInput }),
  run: async ({ db, actor, input: { input: entered }, record }) => {
    const input = withMeantTimes(entered);
    await assertRecipient(db, actor, input, null);
    const id = await saved(insertAppointment(db, actor.tenantId, input));
    record({ entityType: 'appointment', entityId: id, after: input });
    return { id };
  },
  answer: ({ db }, { id }) => loadAppointment(db, id),
});
