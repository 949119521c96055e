import { meetingInputType } from '#features/appointments/appointment-input.graphql.ts';
import { leftAppointmentType } from '#features/appointments/left.graphql.ts';
import type { LeftAppointment } from '#features/appointments/left-appointments.ts';
import { changeSeveral, deleteSeveral, type SharedChange } from '#features/appointments/several-appointments.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

interface ChangedSeveral {
  readonly changed: number;
  readonly withdrawnOffers: number;
  readonly left: readonly LeftAppointment[];
}

export const severalSchema: SchemaPart = (builder) => {
  const Change = builder.inputRef<SharedChange>('SharedAppointmentChange').implement({
    description: 'What several appointments get alike; what is left out stays, null takes it away.',
    fields: (t) => ({
      contact: t.string({ required: false, description: 'Whom to ask for there.' }),
      outfitKey: t.string({ required: false, description: 'What to wear.' }),
      meetingInformation: t.field({
        type: meetingInputType(builder),
        required: false,
        description: 'Where and when the workers meet.',
      }),
    }),
  });
  const Changed = builder.objectRef<ChangedSeveral>('ChangedAppointments').implement({
    description: 'What became of several appointments.',
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
      ...serve(builder, changeSeveral, { change: () => Change }),
    }),
    deleteAppointments: t.field({
      type: Changed,
      description: 'Deletes several appointments as one act: each worker gets one message.',
      ...serve(builder, deleteSeveral),
    }),
  }));
};
