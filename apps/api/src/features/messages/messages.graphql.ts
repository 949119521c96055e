import { AUDIENCES } from '@gastspiel/domain/messages/message-audience.ts';
import type { Message } from '#features/messages/messages.sql.ts';
import { listAppointmentMessages, sendAppointmentMessage } from '#features/messages/send-message.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { serve } from '#platform/graphql/serve.ts';

const audienceType = enumOf('Audience', 'The booked, those who are asked and have not declined, or both.', AUDIENCES);

export const messagesSchema: SchemaPart = (builder) => {
  const AppointmentMessage = builder.objectRef<Message>('AppointmentMessage').implement({
    description: 'A message of the office to the workers of an appointment.',
    fields: (t) => ({
      id: t.exposeID('id'),
      audience: t.expose('audience', { type: audienceType(builder) }),
      text: t.exposeString('text'),
      sentAt: t.string({ resolve: ({ sentAt }) => sentAt.toISOString() }),
      sentByName: t.exposeString('sentByName'),
      recipients: t.exposeInt('recipients', { description: 'To how many it went.' }),
    }),
  });
  builder.queryField('appointmentMessages', (t) =>
    t.field({
      type: [AppointmentMessage],
      description: 'The messages to the workers of an appointment, the newest first.',
      ...serve(builder, listAppointmentMessages),
    }),
  );
  builder.mutationField('sendAppointmentMessage', (t) =>
    t.field({
      type: AppointmentMessage,
      description: 'Writes to the workers of an appointment.',
      ...serve(builder, sendAppointmentMessage, { audience: audienceType, text: 'Up to 1000 characters.' }),
    }),
  );
};
