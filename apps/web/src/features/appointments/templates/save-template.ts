import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { TEMPLATES } from './templates-query.ts';

const renew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [TEMPLATES] });

export const saveTemplate = defineCommand({
  document: graphql(`
    mutation SaveAppointmentTemplate(
      $name: String!
      $replaces: Boolean!
      $version: Int
      $appointmentId: String
      $input: AppointmentInput!
    ) {
      saveAppointmentTemplate(
        name: $name
        replaces: $replaces
        version: $version
        appointmentId: $appointmentId
        input: $input
      ) {
        id
      }
    }
  `),
  answer: () => undefined,
  renew,
});

export const renameTemplate = defineCommand({
  document: graphql(`
    mutation RenameAppointmentTemplate($id: String!, $version: Int!, $name: String!) {
      renameAppointmentTemplate(templateId: $id, version: $version, name: $name) {
        id
      }
    }
  `),
  subject: ({ id }) => [id],
  answer: () => undefined,
  renew,
});

export const deleteTemplate = defineCommand({
  document: graphql(`
    mutation DeleteAppointmentTemplate($id: String!, $version: Int!) {
      deleteAppointmentTemplate(templateId: $id, version: $version)
    }
  `),
  subject: ({ id }) => [id],
  answer: () => undefined,
  renew,
});
