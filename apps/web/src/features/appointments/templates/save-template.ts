import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { renewTopics } from '#platform/graphql/query-client.ts';
import { TEMPLATES } from './templates-query.ts';

const renew = (): Promise<unknown> => renewTopics(TEMPLATES);

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
  renew,
});

export const renameTemplate = defineCommand({
  document: graphql(`
    mutation RenameAppointmentTemplate($id: String!, $version: Int!, $name: String!) {
      renameAppointmentTemplate(templateId: $id, version: $version, name: $name) { id }
    }
  `),
  renew,
});

export const deleteTemplate = defineCommand({
  document: graphql(`
    mutation DeleteAppointmentTemplate($id: String!, $version: Int!) {
      deleteAppointmentTemplate(templateId: $id, version: $version)
    }
  `),
  renew,
});
