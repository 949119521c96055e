import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { TEMPLATES } from './templates-query.ts';

const renew = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [TEMPLATES] });

export const saveTemplate = defineCommand({
  document: graphql(`
    mutation SaveAppointmentTemplate($name: String!, $replaces: Boolean!, $input: AppointmentInput!) {
      saveAppointmentTemplate(name: $name, replaces: $replaces, input: $input) {
        id
      }
    }
  `),
  answer: () => undefined,
  renew,
});

export const renameTemplate = defineCommand({
  document: graphql(`
    mutation RenameAppointmentTemplate($id: String!, $name: String!) {
      renameAppointmentTemplate(templateId: $id, name: $name) {
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
    mutation DeleteAppointmentTemplate($id: String!) {
      deleteAppointmentTemplate(templateId: $id)
    }
  `),
  subject: ({ id }) => [id],
  answer: () => undefined,
  renew,
});
