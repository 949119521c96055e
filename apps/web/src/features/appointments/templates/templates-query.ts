import { TemplateContent } from '@gastspiel/domain/appointments/appointment-template.ts';
import { queryOptions } from '@tanstack/react-query';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';

const Templates = graphql(`
  query AppointmentTemplates {
    appointmentTemplates {
      id
      version
      name
      content
      invoiceRecipient {
        id
        customerNumber
        name
      }
    }
  }
`);

export interface Template {
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly invoiceRecipient: RecipientName | null;
  readonly content: TemplateContent;
}

/** What everything that is loaded of templates begins with. */
export const TEMPLATES = 'appointment-templates';

export const templatesQuery = queryOptions({
  queryKey: [TEMPLATES],
  queryFn: async ({ signal }): Promise<readonly Template[]> => {
    const { appointmentTemplates } = await execute(Templates, {}, { signal });
    return appointmentTemplates.map((template) => ({
      ...template,
      content: TemplateContent.parse(JSON.parse(template.content)),
    }));
  },
});

/** A template as it is now; nothing when it is gone. */
export const newestTemplate = async (isMeant: (template: Template) => boolean): Promise<Template | undefined> =>
  (await queryClient.fetchQuery({ ...templatesQuery, staleTime: 0 })).find(isMeant);
