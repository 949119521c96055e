import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewAppointment } from '../save-appointment.ts';

/** Answers how many were asked. */
export const offerToAll = defineCommand({
  document: graphql(`
    mutation OfferSeveralToAll($id: String!) {
      createOfferForAllAvailableUsers(appointmentId: $id)
    }
  `),
  subject: ({ id }) => [id],
  answer: (answer) => answer.createOfferForAllAvailableUsers,
  renew: ({ id }) => renewAppointment(id),
});
