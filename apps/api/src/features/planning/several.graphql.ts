import { meetingInputType } from '#features/appointments/index.ts';
import { leftAppointmentType } from '#features/planning/left.graphql.ts';
import type { LeftAppointment } from '#features/planning/left-appointments.ts';
import { changeSeveral, deleteSeveral } from '#features/planning/several-appointments.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { serve } from '#platform/graphql/serve.ts';

interface ChangedSeveral {
  readonly changed: number;
  readonly withdrawnOffers: number;
  readonly left: readonly LeftAppointment[];
}

const sharedChangeInput = inputOf(
  'SharedAppointmentChange',
  'The values that several appointments get alike; a field left out stays, null takes it away.',
  changeSeveral.input.shape.change,
  {
    contact: [() => 'String', 'Whom to ask for there.'],
    outfitKey: () => 'String',
    meetingInformation: meetingInputType,
  },
);

export const severalSchema: SchemaPart = (builder) => {
  const Changed = builder.objectRef<ChangedSeveral>('ChangedAppointments').implement({
    description: 'The outcome of a change of several appointments.',
    fields: (t) => ({
      changed: t.exposeInt('changed', { description: 'How many were changed or deleted.' }),
      withdrawnOffers: t.exposeInt('withdrawnOffers', { description: 'How many offers went with it.' }),
      left: t.field({
        type: [leftAppointmentType(builder)],
        extensions: { entries: 50 },
        description: 'Those that stay as they were.',
        resolve: ({ left }) => left,
      }),
    }),
  });
  builder.mutationFields((t) => ({
    updateAppointments: t.field({
      type: Changed,
      description: 'Makes the same change to several appointments, as one act: each worker gets one message.',
      ...serve(builder, changeSeveral, { change: sharedChangeInput }),
    }),
    deleteAppointments: t.field({
      type: Changed,
      description: 'Deletes several appointments as one act: each worker gets one message.',
      ...serve(builder, deleteSeveral),
    }),
  }));
};
