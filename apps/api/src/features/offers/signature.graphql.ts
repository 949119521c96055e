import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import type { AppointmentSignature } from '#features/offers/signature.sql.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const signatureType = oncePerSchema((builder) =>
  builder.objectRef<AppointmentSignature>('AppointmentSignature').implement({
    description: 'An appointment in the few words in which others speak of it.',
    fields: (t) => ({
      id: t.exposeID('id'),
      description: t.exposeString('description'),
      startDateTime: t.string({
        description: 'ISO 8601.',
        resolve: ({ startsAt }) => toOffsetString(startsAt),
      }),
      endDateTime: t.string({ description: 'ISO 8601.', resolve: ({ endsAt }) => toOffsetString(endsAt) }),
      typeDescription: t.exposeString('typeDescription'),
      customer: t.exposeString('customer'),
      venue: t.exposeString('venue'),
    }),
  }),
);
