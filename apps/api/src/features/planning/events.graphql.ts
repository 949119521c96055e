import { EventInput } from '@gastspiel/domain/appointments/event-input.ts';
import { appointmentInputType, appointmentType, MEANT } from '#features/appointments/index.ts';
import { createEvent } from '#features/planning/create-event.ts';
import { changedAppointmentType } from '#features/planning/planning.graphql.ts';
import { updateEvent } from '#features/planning/update-event.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { serve } from '#platform/graphql/serve.ts';

const positionInput = inputOf(
  'PositionInput',
  'The values that another position of the same event has for itself.',
  EventInput.shape.positions,
  {
    name: 'Added to the description.',
    startDateTime: 'ISO 8601 with offset.',
    endDateTime: 'ISO 8601 with offset.',
    meantStartTime: MEANT,
    meantEndTime: MEANT,
    desiredTargetUsers: 'How many workers are wanted.',
    outfitKey: 'As the first one when left out.',
    meetingTime: 'When to meet; as long before the start as the first one when left out.',
  },
);

export const eventsSchema: SchemaPart = (builder) => {
  builder.mutationFields((t) => ({
    createEvent: t.field({
      type: [appointmentType(builder)],
      description: 'Plans the appointments of one event: all of them or none.',
      ...serve(builder, createEvent, {
        input: [appointmentInputType, 'The first position, whole.'],
        positions: [positionInput, 'The others: what differs.'],
      }),
    }),
    updateEvent: t.field({
      type: changedAppointmentType(builder),
      description: 'Saves a position, and what it shares for all positions of its event: all of it or nothing.',
      ...serve(builder, updateEvent, { input: appointmentInputType }),
    }),
  }));
};
