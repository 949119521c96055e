import { PARTS } from '@gastspiel/domain/appointments/appointment-parts.ts';
import { toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import type { LeftAppointment } from '#features/planning/left-appointments.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

/** One that did not follow an act on several. */
export const leftAppointmentType = oncePerSchema((builder) => {
  const Part = builder.enumType('AppointmentPart', {
    description: 'A part of an appointment that is changed on its own.',
    values: PARTS,
  });
  return builder.objectRef<LeftAppointment>('LeftAppointment').implement({
    description: 'An appointment that did not follow the change, or not in everything.',
    fields: (t) => ({
      id: t.exposeID('id'),
      startDateTime: t.string({ description: 'ISO 8601.', resolve: ({ startsAt }) => toOffsetString(startsAt) }),
      keptParts: t.field({
        type: [Part],
        extensions: { entries: PARTS.length },
        description: 'The parts that were changed there by hand and stayed.',
        resolve: ({ keptParts }) => keptParts,
      }),
      refusal: t.exposeString('refusal', { nullable: true, description: 'Why it could not be changed at all.' }),
    }),
  });
});
