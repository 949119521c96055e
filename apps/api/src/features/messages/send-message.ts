import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { AUDIENCES, statesOf } from '@gastspiel/domain/messages/message-audience.ts';
import { MESSAGE_FAILURES, MessageInput } from '@gastspiel/domain/messages/message-input.ts';
import { z } from 'zod';
import { appointmentId, loadAppointment } from '#features/appointments/index.ts';
import { findMessage, insertMessage, selectAddressed, selectMessages } from '#features/messages/messages.sql.ts';
import { tellWorkers } from '#features/notifications/index.ts';
import { mutation, query } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** Writes to everybody of an audience, by mail and push as each of them wants it; the text stays at the appointment. */
export const sendAppointmentMessage = mutation({
  action: 'offers.write',
  input: MessageInput.extend({ appointmentId }),
  run: async ({ db, actor, input: { appointmentId: id, audience, text }, now, record }) => {
    const { endsAt } = await loadAppointment(db, id);
    if (endsAt <= now) throw new Failure(MESSAGE_FAILURES.over);
    const userIds = await selectAddressed(db, id, statesOf(audience));
    const recipients = userIds.length;
    if (recipients === 0) throw new Failure(MESSAGE_FAILURES.nobody);
    const messageId = await insertMessage(db, id, {
      audience,
      text,
      sentAt: now,
      sentByName: nameOf(actor),
      recipients,
    });
    // The text itself stays in one place, which goes with the appointment.
    record({ entityType: 'appointment', entityId: id, before: null, after: { message: { audience, recipients } } });
    await tellWorkers(db, 'MESSAGE', { appointmentId: id, userIds, messageId });
    return { id: messageId };
  },
  answer: async ({ db }, { id }) => {
    const message = await findMessage(db, id);
    if (!message) throw new Failure(GENERAL_FAILURES.notFound);
    return message;
  },
});

export const listAppointmentMessages = query({
  action: 'offers.read',
  input: z.object({ appointmentId }),
  run: async ({ db, input: { appointmentId: id } }) => {
    await loadAppointment(db, id);
    return selectMessages(db, id, AUDIENCES);
  },
});
