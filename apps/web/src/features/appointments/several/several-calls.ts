import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql, type VariablesOf } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { APPOINTMENT, APPOINTMENT_OFFERS, APPOINTMENTS, HOME } from '#platform/live/topics.ts';
import { renewAppointment } from '../renew-appointment.ts';

/** Answers how many were asked. */
export const offerToAll = defineCommand({
  document: graphql(`
    mutation OfferSeveralToAll($id: String!) {
      createOfferForAllAvailableUsers(appointmentId: $id)
    }
  `),
  answer: (answer) => answer.createOfferForAllAvailableUsers,
  renew: ({ id }) => renewAppointment(id),
});

const UpdateAppointments = graphql(`
  mutation UpdateAppointments($ids: [String!]!, $change: SharedAppointmentChange!) {
    updateAppointments(appointmentIds: $ids, change: $change) { left { id refusal } }
  }
`);

/** The parts of several that can be changed at once; a part that is left out stays. */
export type SharedChange = VariablesOf<typeof UpdateAppointments>['change'];

const renewAll = () => renewTopics(APPOINTMENTS, APPOINTMENT, APPOINTMENT_OFFERS, HOME);

/** Both as one act, so that each worker hears of it once. Answers those that stay as they were. */
export const updateAppointments = defineCommand({
  document: UpdateAppointments,
  answer: (answer) => answer.updateAppointments.left,
  renew: renewAll,
});

export const deleteAppointments = defineCommand({
  document: graphql(`
    mutation DeleteAppointments($ids: [String!]!) {
      deleteAppointments(appointmentIds: $ids) { left { id refusal } }
    }
  `),
  answer: (answer) => answer.deleteAppointments.left,
  renew: renewAll,
});
