import type { AppointmentTemplate } from '#features/appointment-templates/appointment-templates.sql.ts';
import { listAppointmentTemplates } from '#features/appointment-templates/load-template.ts';
import {
  deleteAppointmentTemplate,
  renameAppointmentTemplate,
} from '#features/appointment-templates/manage-template.ts';
import { saveAppointmentTemplate } from '#features/appointment-templates/save-appointment-template.ts';
import { appointmentInputType } from '#features/appointments/index.ts';
import { recipientNameType } from '#features/invoice-recipients/index.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

const NAME = { description: 'Unique for its customer, whatever its case.' };

export const appointmentTemplatesSchema: SchemaPart = (builder) => {
  const Type = builder.objectRef<AppointmentTemplate>('AppointmentTemplate').implement({
    description: 'An appointment without its date, to make others from.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      name: t.exposeString('name', NAME),
      invoiceRecipient: t.field({
        type: recipientNameType(builder),
        nullable: true,
        description: 'Whose it is; nobody’s is the agency’s own.',
        extensions: { statements: 0 },
        resolve: async ({ invoiceRecipient }, _args, context) =>
          (await viewerMay(context, 'invoice-recipient-names.read')) ? invoiceRecipient : null,
      }),
      content: t.string({
        description: 'JSON by the domain’s `TemplateContent`: the shape is written there alone.',
        resolve: ({ content }) => JSON.stringify(content),
      }),
    }),
  });
  builder.queryField('appointmentTemplates', (t) =>
    t.field({
      type: [Type],
      description: 'All templates: the agency’s own, then by customer.',
      ...serve(builder, listAppointmentTemplates),
    }),
  );
  builder.mutationFields((t) => ({
    saveAppointmentTemplate: t.field({
      type: Type,
      description: 'Keeps an appointment as a template of who pays for it.',
      ...serve(builder, saveAppointmentTemplate, {
        name: 'Unique for its customer, whatever its case.',
        replaces: 'Whether one of that name may go; else it is refused.',
        input: [appointmentInputType, 'The appointment; its date does not count.'],
        appointmentId: 'The one that it is; the other positions of its event are kept with it.',
        version: 'The version that is replaced; left out, whatever is found.',
      }),
    }),
    renameAppointmentTemplate: t.field({
      type: Type,
      description: 'Gives a template another name. Refused when it is taken.',
      ...serve(builder, renameAppointmentTemplate, {
        name: 'Unique for its customer, whatever its case.',
        version: 'The version that was seen; left out, whatever is found.',
      }),
    }),
    deleteAppointmentTemplate: t.field({
      type: 'Boolean',
      description: 'Deletes a template; what was made from it stays.',
      ...serve(builder, deleteAppointmentTemplate, {
        version: 'The version that was seen; left out, whatever is found.',
      }),
    }),
  }));
};
