import { AUDIENCES } from '@gastspiel/domain/messages/message-audience.ts';
import type { Message } from '#features/messages/messages.sql.ts';
import { listAppointmentMessages, sendAppointmentMessage } from '#features/messages/send-message.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { serve } from '#platform/graphql/serve.ts';

const audienceType = enumOf('Audience', 'The booked, those who are asked and have not declined, or both.', AUDIENCES);

export const messagesSchema: SchemaPart = (builder) => {
  const AppointmentMessage = builder.objectRef<Message>('AppointmentMessage').implement({
    description: 'What the office wrote to the workers of an appointment.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The id of the message.' }),
      audience: t.expose('audience', { type: audienceType(builder), description: 'To whom.' }),
      text: t.exposeString('text', { description: 'What it says.' }),
      sentAt: t.string({ description: 'When.', resolve: ({ sentAt }) => sentAt.toISOString() }),
      sentByName: t.exposeString('sentByName', { description: 'Who wrote it.' }),
      recipients: t.exposeInt('recipients', { description: 'To how many it went.' }),
    }),
  });
  builder.queryField('appointmentMessages', (t) =>
    t.field({
      type: [AppointmentMessage],
      description: 'What was written to the workers of an appointment, the newest first.',
      ...serve(builder, listAppointmentMessages),
    }),
  );
  builder.mutationField('sendAppointmentMessage', (t) =>
    t.field({
      type: AppointmentMessage,
      description: 'Writes to the workers of an appointment.',
      ...serve(builder, sendAppointmentMessage, { audience: audienceType, text: 'What, up to 1000 characters.' }),
    }),
  );
};
