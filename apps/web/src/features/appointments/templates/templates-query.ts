import { TemplateContent } from '@gastspiel/domain/appointments/appointment-template.ts';
import type { RecipientName } from '#features/invoice-recipients/index.ts';
import { ask } from '#platform/graphql/ask.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';

const Templates = graphql(`
  query AppointmentTemplates {
    appointmentTemplates {
      id version name content
      invoiceRecipient { id customerNumber name }
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

/** The beginning of every key under which templates are loaded. */
export const TEMPLATES = 'appointment-templates';

export const templatesQuery = ask(Templates, {}, [TEMPLATES], ({ appointmentTemplates }): readonly Template[] =>
  appointmentTemplates.map((template) => ({
    ...template,
    content: TemplateContent.parse(JSON.parse(template.content)),
  })),
);

/** A template as it is now; nothing when it is gone. */
export const newestTemplate = async (isMeant: (template: Template) => boolean): Promise<Template | undefined> =>
  (await queryClient.fetchQuery({ ...templatesQuery, staleTime: 0 })).find(isMeant);
