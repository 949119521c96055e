import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql, type VariablesOf } from '#platform/graphql/graphql.ts';
import { queryClient, renewTopics } from '#platform/graphql/query-client.ts';
import { APPOINTMENT, APPOINTMENT_OFFERS, APPOINTMENTS, HOME } from '#platform/live/topics.ts';
import { renewAppointment } from './renew-appointment.ts';

const CreateAppointment = graphql(`
  mutation CreateAppointment($input: AppointmentInput!) {
    createAppointment(input: $input) { id }
  }
`);

/** An appointment as it travels. */
export type AppointmentInput = VariablesOf<typeof CreateAppointment>['input'];

export const createAppointment = defineCommand({
  document: CreateAppointment,
  answer: ({ createAppointment: { id } }) => id,
  renew: () => renewTopics(APPOINTMENTS),
});

/** All positions of an event at once. */
export const createEvent = defineCommand({
  document: graphql(`
    mutation CreateEvent($input: AppointmentInput!, $positions: [PositionInput!]!) {
      createEvent(input: $input, positions: $positions) { id }
    }
  `),
  answer: ({ createEvent: positions }) => positions.map(({ id }) => id),
  renew: () => renewTopics(APPOINTMENTS),
});

/** Saves over the version that was edited; answers how many offers the customer's denials took along. */
export const updateAppointment = defineCommand({
  document: graphql(`
    mutation UpdateAppointment($id: String!, $version: Int!, $input: AppointmentInput!) {
      updateAppointment(appointmentId: $id, version: $version, input: $input) { withdrawnOffers }
    }
  `),
  answer: ({ updateAppointment: { withdrawnOffers } }) => withdrawnOffers,
  renew: ({ id }) => renewAppointment(id),
});

export const deleteAppointment = defineCommand({
  document: graphql(`
    mutation DeleteAppointment($id: String!) {
      deleteAppointment(appointmentId: $id)
    }
  `),
  renew: async ({ id }) => {
    queryClient.removeQueries({ queryKey: [APPOINTMENT, id] });
    queryClient.removeQueries({ queryKey: [APPOINTMENT_OFFERS, id] });
    await renewTopics(APPOINTMENTS);
  },
});

/** As above, and what it shares for all positions of its event. */
export const updateEvent = defineCommand({
  document: graphql(`
    mutation UpdateEvent($id: String!, $version: Int!, $input: AppointmentInput!) {
      updateEvent(appointmentId: $id, version: $version, input: $input) { withdrawnOffers }
    }
  `),
  answer: ({ updateEvent: { withdrawnOffers } }) => withdrawnOffers,
  renew: () => renewTopics(APPOINTMENTS, APPOINTMENT, APPOINTMENT_OFFERS, HOME),
});
