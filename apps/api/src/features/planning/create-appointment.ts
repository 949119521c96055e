import { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import { withMeantTimes } from '@gastspiel/domain/appointments/wall-times.ts';
import { z } from 'zod';
import {
  assertRecipient,
  assertTypesInUse,
  insertAppointment,
  loadAppointment,
  savedOrRefused,
} from '#features/appointments/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const createAppointment = mutation({
  action: 'appointments.write',
  input: z.object({ input: AppointmentInput }),
  run: async ({ db, actor, input: { input: entered }, record }) => {
    const input = withMeantTimes(entered);
    await assertRecipient(db, actor, input, null);
    await assertTypesInUse(db, [['input.typeId', input.typeId]]);
    const id = await savedOrRefused(insertAppointment(db, actor.tenantId, input));
    record({ entityType: 'appointment', entityId: id, after: input });
    return { id };
  },
  answer: ({ db }, { id }) => loadAppointment(db, id),
});
