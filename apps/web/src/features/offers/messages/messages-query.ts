import { renewAppointment } from '#features/appointments/index.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { APPOINTMENT_OFFERS } from '#platform/live/topics.ts';

const AppointmentMessages = graphql(`
  query AppointmentMessages($id: String!) {
    appointmentMessages(appointmentId: $id) { id audience text sentAt sentByName recipients }
  }
`);

/** The messages, the newest first. */
export const messagesQuery = (id: string) => ask(AppointmentMessages, { id }, [APPOINTMENT_OFFERS, id]);

/** Answers to how many it went. */
export const sendMessage = defineCommand({
  document: graphql(`
    mutation SendAppointmentMessage($appointmentId: String!, $audience: Audience!, $text: String!) {
      sendAppointmentMessage(appointmentId: $appointmentId, audience: $audience, text: $text) { recipients }
    }
  `),
  subject: ({ appointmentId }) => [appointmentId],
  answer: ({ sendAppointmentMessage: { recipients } }) => recipients,
  renew: ({ appointmentId }) => renewAppointment(appointmentId),
});
