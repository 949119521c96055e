import { randomUUID } from 'node:crypto';
import { appointmentsOf, EventInput } from '@gastspiel/domain/appointments/event-input.ts';
import { withMeantTimes } from '@gastspiel/domain/appointments/wall-times.ts';
import {
  type AppointmentRow,
  assertRecipient,
  assertTypesInUse,
  insertAppointment,
  savedOrRefused,
  selectPositions,
} from '#features/appointments/index.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Several appointments of one event: all of them or none. */
export const createEvent = mutation({
  action: 'appointments.write',
  input: EventInput,
  run: async ({ db, actor, input, record }) => {
    await assertRecipient(db, actor, input.input, null);
    await assertTypesInUse(db, [
      ['input.typeId', input.input.typeId],
      ...input.positions.map(({ typeId }, index) => [`positions.${index}.typeId`, typeId] as const),
    ]);
    const eventId = randomUUID();
    for (const [index, values] of appointmentsOf(input)
      .map((one) => withMeantTimes(one))
      .entries()) {
      const place = { eventId, position: index + 1 };
      const id = await savedOrRefused(insertAppointment(db, actor.tenantId, values, place));
      record({ entityType: 'appointment', entityId: id, after: values });
    }
    return { eventId };
  },
  answer: ({ db }, { eventId }): Promise<readonly AppointmentRow[]> => selectPositions(db, eventId),
});
