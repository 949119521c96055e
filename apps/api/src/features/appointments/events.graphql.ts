import type { EventInput } from '@gastspiel/domain/appointments/event-input.ts';
import type { z } from 'zod';
import { appointmentType } from '#features/appointments/appointment.graphql.ts';
import { appointmentInputType, MEANT } from '#features/appointments/appointment-input.graphql.ts';
import { changedAppointmentType } from '#features/appointments/appointments.graphql.ts';
import { createEvent } from '#features/appointments/create-event.ts';
import { updateEvent } from '#features/appointments/update-event.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

type Position = z.input<typeof EventInput>['positions'][number];

export const eventsSchema: SchemaPart = (builder) => {
  const Input = appointmentInputType(builder);
  const PositionInput = builder.inputRef<Position>('PositionInput').implement({
    description: 'What another position of the same event has for itself.',
    fields: (t) => ({
      name: t.string({ required: false, description: 'Added to the description.' }),
      startDateTime: t.string({ description: 'ISO 8601 with offset.' }),
      endDateTime: t.string({ description: 'ISO 8601 with offset.' }),
      meantStartTime: t.string({ required: false, description: MEANT }),
      meantEndTime: t.string({ required: false, description: MEANT }),
      desiredTargetUsers: t.int({ description: 'How many workers are wanted.' }),
      typeId: t.string({ description: 'The kind of work.' }),
      outfitKey: t.string({ required: false, description: 'What to wear; as the first one when left out.' }),
      meetingTime: t.string({
        required: false,
        description: 'When to meet; as long before the start as the first one when left out.',
      }),
    }),
  });
  builder.mutationFields((t) => ({
    createEvent: t.field({
      type: [appointmentType(builder)],
      description: 'Plans the appointments of one event: all of them or none.',
      ...serve(builder, createEvent, {
        input: [() => Input, 'The first position, whole.'],
        positions: [() => [PositionInput], 'The others: what differs.'],
      }),
    }),
    updateEvent: t.field({
      type: changedAppointmentType(builder),
      description: 'Saves a position, and what it shares for all positions of its event: all of it or nothing.',
      ...serve(builder, updateEvent, { input: () => Input }),
    }),
  }));
};
