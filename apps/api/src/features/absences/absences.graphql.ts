import { AbsenceInput } from '@gastspiel/domain/absences/absence-input.ts';
import type { Absence } from '#features/absences/absences.sql.ts';
import type { BookedWithin } from '#features/absences/booked-within.sql.ts';
import { createAbsence } from '#features/absences/create-absence.ts';
import { deleteAbsence } from '#features/absences/delete-absence.ts';
import { listAbsences } from '#features/absences/list-absences.ts';
import { listBookingsWithin } from '#features/absences/list-bookings-within.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { serve } from '#platform/graphql/serve.ts';

const WHOSE = 'The id of the worker; workers leave it out.';

const absenceInput = inputOf('AbsenceInput', 'Either whole days or instants.', AbsenceInput, {
  targetUserId: WHOSE,
  fromDay: 'YYYY-MM-DD, the first whole day.',
  toDay: 'YYYY-MM-DD, the last whole day.',
  startsAt: 'ISO 8601 with offset.',
  endsAt: 'ISO 8601 with offset.',
  note: 'Up to 256 characters.',
});

export const absencesSchema: SchemaPart = (builder) => {
  const Type = builder.objectRef<Absence>('Absence').implement({
    description: 'When a worker can not work: from the beginning up to the end, which is free again.',
    fields: (t) => ({
      id: t.exposeID('id'),
      startsAt: t.string({ resolve: ({ startsAt }) => startsAt.toISOString() }),
      endsAt: t.string({ resolve: ({ endsAt }) => endsAt.toISOString() }),
      isWholeDays: t.exposeBoolean('isWholeDays', { description: 'Whether it was entered by days.' }),
      fromDay: t.exposeString('fromDay', { nullable: true, description: 'The first whole day, in Vienna.' }),
      toDay: t.exposeString('toDay', { nullable: true, description: 'The last whole day.' }),
      note: t.exposeString('note', { nullable: true, description: 'Why, if somebody wrote it.' }),
      createdBy: t.exposeString('createdBy', { description: 'The name of who entered it.' }),
    }),
  });

  const Booking = builder.objectRef<BookedWithin>('BookingWithinAbsence').implement({
    description: 'An appointment that the worker is booked for, and stays booked for.',
    fields: (t) => ({
      appointmentId: t.exposeID('appointmentId'),
      description: t.exposeString('description'),
      startsAt: t.string({ resolve: ({ startsAt }) => startsAt.toISOString() }),
      endsAt: t.string({ resolve: ({ endsAt }) => endsAt.toISOString() }),
    }),
  });

  builder.queryFields((t) => ({
    absences: t.field({
      type: [Type],
      description: 'The absences of a worker, in order: those to come and those of the last 90 days.',
      ...serve(builder, listAbsences, { targetUserId: WHOSE }),
    }),
    bookingsWithinAbsence: t.field({
      type: [Booking],
      description: 'The bookings within an absence before it is entered: those that are not over, in order.',
      ...serve(builder, listBookingsWithin, { input: absenceInput }),
    }),
  }));
  builder.mutationFields((t) => ({
    createAbsence: t.field({
      type: Type,
      description: 'Enters an absence.',
      ...serve(builder, createAbsence, { input: absenceInput }),
    }),
    deleteAbsence: t.field({
      type: 'Boolean',
      description: 'Takes an absence away.',
      ...serve(builder, deleteAbsence),
    }),
  }));
};
