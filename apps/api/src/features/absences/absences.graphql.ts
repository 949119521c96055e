import type { AbsenceInput } from '@gastspiel/domain/absences/absence-input.ts';
import type { z } from 'zod';
import type { Absence } from '#features/absences/absences.sql.ts';
import type { BookedWithin } from '#features/absences/booked-within.sql.ts';
import { createAbsence } from '#features/absences/create-absence.ts';
import { deleteAbsence } from '#features/absences/delete-absence.ts';
import { listAbsences } from '#features/absences/list-absences.ts';
import { listBookingsWithin } from '#features/absences/list-bookings-within.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

const WHOSE = { required: false, description: 'The id of the worker; workers leave it out.' } as const;
const ID = { description: 'The id of the absence.' };

export const absencesSchema: SchemaPart = (builder) => {
  const Type = builder.objectRef<Absence>('Absence').implement({
    description: 'When a worker can not work: from the beginning up to the end, which is free again.',
    fields: (t) => ({
      id: t.exposeID('id', ID),
      startsAt: t.string({ description: 'The beginning.', resolve: ({ startsAt }) => startsAt.toISOString() }),
      endsAt: t.string({ description: 'The end.', resolve: ({ endsAt }) => endsAt.toISOString() }),
      isWholeDays: t.exposeBoolean('isWholeDays', { description: 'Whether it was entered by days.' }),
      fromDay: t.exposeString('fromDay', { nullable: true, description: 'The first whole day, in Vienna.' }),
      toDay: t.exposeString('toDay', { nullable: true, description: 'The last whole day.' }),
      note: t.exposeString('note', { nullable: true, description: 'Why, if somebody wrote it.' }),
      createdBy: t.exposeString('createdBy', { description: 'The name of who entered it.' }),
    }),
  });
  const Input = builder.inputRef<z.input<typeof AbsenceInput>>('AbsenceInput').implement({
    description: 'Either whole days or instants.',
    fields: (t) => ({
      targetUserId: t.string(WHOSE),
      fromDay: t.string({ required: false, description: 'YYYY-MM-DD, the first whole day.' }),
      toDay: t.string({ required: false, description: 'YYYY-MM-DD, the last whole day.' }),
      startsAt: t.string({ required: false, description: 'ISO 8601 with offset.' }),
      endsAt: t.string({ required: false, description: 'ISO 8601 with offset.' }),
      note: t.string({ required: false, description: 'Up to 256 characters.' }),
    }),
  });

  const Booking = builder.objectRef<BookedWithin>('BookingWithinAbsence').implement({
    description: 'An appointment that the worker is booked for, and stays booked for.',
    fields: (t) => ({
      appointmentId: t.exposeID('appointmentId', { description: 'The id of the appointment.' }),
      description: t.exposeString('description', { description: 'What it is.' }),
      startsAt: t.string({ description: 'The beginning.', resolve: ({ startsAt }) => startsAt.toISOString() }),
      endsAt: t.string({ description: 'The end.', resolve: ({ endsAt }) => endsAt.toISOString() }),
    }),
  });

  builder.queryFields((t) => ({
    absences: t.field({
      type: [Type],
      description: 'The absences of a worker, in order: those to come and those of the last 90 days.',
      ...serve(builder, listAbsences, { targetUserId: 'The id of the worker; workers leave it out.' }),
    }),
    bookingsWithinAbsence: t.field({
      type: [Booking],
      description: 'What stands against an absence before it is entered: bookings in it that are not over, in order.',
      ...serve(builder, listBookingsWithin, { input: () => Input }),
    }),
  }));
  builder.mutationFields((t) => ({
    createAbsence: t.field({
      type: Type,
      description: 'Enters an absence.',
      ...serve(builder, createAbsence, { input: () => Input }),
    }),
    deleteAbsence: t.field({
      type: 'Boolean',
      description: 'Takes an absence away.',
      ...serve(builder, deleteAbsence),
    }),
  }));
};
