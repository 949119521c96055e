import { type CopyOutlook, copyAppointments, previewCopies } from '#features/offers/copies/copy-appointments.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

interface Copied {
  readonly copied: number;
  readonly offers: number;
  readonly people: number;
  readonly notAsked: number;
}

export const copiesSchema: SchemaPart = (builder) => {
  const Outlook = builder.objectRef<CopyOutlook>('CopyOutlook').implement({
    description: 'The prospects of an appointment’s copy.',
    fields: (t) => ({
      appointmentId: t.exposeID('appointmentId', { description: 'The original.' }),
      isTaken: t.exposeBoolean('isTaken', { description: 'Whether such an appointment is there already.' }),
      booked: t.exposeInt('booked', { description: 'How many are booked for the original and come.' }),
      absent: t.exposeInt('absent', { description: 'How many of them are away then.' }),
    }),
  });
  const CopiedType = builder.objectRef<Copied>('CopiedAppointments').implement({
    description: 'The outcome of copying.',
    fields: (t) => ({
      copied: t.exposeInt('copied'),
      offers: t.exposeInt('offers'),
      people: t.exposeInt('people', { description: 'How many people were asked; one may be asked for several.' }),
      notAsked: t.exposeInt('notAsked', {
        description:
          'How many bookings of the originals could not be asked for again: the person can not come, or may not.',
      }),
    }),
  });
  builder.queryFields((t) => ({
    copyOutlooks: t.field({
      type: [Outlook],
      description: 'The prospects of copies of appointments.',
      ...serve(builder, previewCopies, { days: 'By how many days the copies lie after their originals.' }),
    }),
  }));
  builder.mutationFields((t) => ({
    copyAppointments: t.field({
      type: CopiedType,
      description: 'Makes the same appointments so many days later, without their bookings.',
      ...serve(builder, copyAppointments, {
        days: 'By how many days the copies lie after their originals.',
        keepsDetails: 'With meeting point, outfit, contact and internal notes.',
        asksBooked: 'Offers them at once to those who were booked and can come.',
      }),
    }),
  }));
};
