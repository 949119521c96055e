import { APPOINTMENT_LIMITS } from '@gastspiel/domain/appointments/appointment-rules.ts';
import { momentBefore, toOffsetString } from '@gastspiel/domain/time/vienna-time.ts';
import { type AppointmentRow, type EventPlace, SectorRow } from '#features/appointments/appointment-row.ts';
import { selectPositions } from '#features/appointments/events.sql.ts';
import { partialAddressType } from '#features/contact/index.ts';
import { recipientNameType } from '#features/invoice-recipients/index.ts';
import { selectHistory } from '#platform/audit/history.ts';
import type { Builder } from '#platform/graphql/builder.ts';
import { fieldsOf } from '#platform/graphql/fields-of.ts';
import { historyType } from '#platform/graphql/history-type.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput } from '#platform/graphql/page-type.ts';
import { PageInput } from '#platform/graphql/paging.ts';
import { parseInput } from '#platform/graphql/use-case.ts';
import { viewerMay } from '#platform/graphql/viewer-may.ts';

const MEANT_INSTEAD = 'HH:MM that was meant, where the night of a clock change does not have it.';

/** An appointment as staff see it. */
export const appointmentType = oncePerSchema((builder) => {
  const { Sector, Internal } = attributeTypes(builder);
  const Appointment = builder.objectRef<AppointmentRow>('Appointment');
  const Event = builder.objectRef<EventPlace>('AppointmentEvent').implement({
    description: 'The event that an appointment is a position of.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'The same for all its positions.' }),
      number: t.exposeInt('number', { description: 'Which position the appointment is, from one.' }),
      type: t.exposeString('type', { description: 'The kind of work, which tells positions apart.' }),
      count: t.exposeInt('count', { description: 'How many positions there are, at least two.' }),
      positions: t.field({
        type: [Appointment],
        description: 'All of them, in order.',
        extensions: { entries: APPOINTMENT_LIMITS.positions, statements: 1 },
        resolve: async ({ id }, _args, { reads }) => selectPositions(await reads.db(), id),
      }),
    }),
  });
  return Appointment.implement({
    description: 'A shift or an event that workers are wanted for.',
    fields: (t) => ({
      id: t.exposeID('id'),
      version: t.exposeInt('version', { description: 'To be sent back when saving.' }),
      seriesId: t.exposeID('seriesId', { nullable: true, description: 'The series that it belongs to, if any.' }),
      description: t.exposeString('description'),
      startDateTime: t.string({
        description: 'ISO 8601.',
        resolve: ({ startsAt }) => toOffsetString(startsAt),
      }),
      endDateTime: t.string({ description: 'ISO 8601.', resolve: ({ endsAt }) => toOffsetString(endsAt) }),
      meantStartTime: t.exposeString('meantStartTime', { nullable: true, description: MEANT_INSTEAD }),
      meantEndTime: t.exposeString('meantEndTime', { nullable: true, description: MEANT_INSTEAD }),
      desiredTargetUsers: t.exposeInt('desiredTargetUsers', { description: 'How many workers are wanted.' }),
      bookedTargetUsers: t.exposeInt('booked'),
      preventedTargetUsers: t.exposeInt('prevented', {
        description: 'How many of the booked said that they can not come.',
      }),
      unconfirmedTargetUsers: t.exposeInt('unconfirmed', {
        description: 'How many of the booked were asked to say that they come and have not.',
      }),
      acceptedTargetUsers: t.exposeInt('accepted'),
      contactedTargetUsers: t.exposeInt('contacted', { description: 'How many have not answered yet.' }),
      declinedTargetUsers: t.exposeInt('declined'),
      isFullyBooked: t.boolean({
        description: 'Whether as many come as are wanted.',
        resolve: ({ booked, prevented, desiredTargetUsers }) => booked - prevented >= desiredTargetUsers,
      }),
      typeId: t.exposeID('typeId'),
      targetUserPoolId: t.exposeID('targetUserPoolId', { description: 'The pool that offers go to.' }),
      invoiceRecipient: t.field({
        type: recipientNameType(builder),
        nullable: true,
        description: 'Who pays, by number and name.',
        extensions: { statements: 0 },
        resolve: async ({ invoiceRecipient }, _args, context) =>
          (await viewerMay(context, 'invoice-recipient-names.read')) ? invoiceRecipient : null,
      }),
      sectorAttributes: t.field({
        type: Sector,
        description: 'Facts that workers need to know.',
        resolve: (row) => row,
      }),
      internalAttributes: t.field({
        type: Internal,
        description: 'Facts that only staff know.',
        resolve: (row) => row,
      }),
      event: t.expose('event', {
        type: Event,
        nullable: true,
        description: 'The event that it is a position of, if it has others.',
      }),
      history: t.field({
        type: historyType(builder),
        description: 'The history of the appointment, newest first.',
        args: { page: t.arg({ type: pageInput(builder), required: false, description: 'The first when left out.' }) },
        resolve: async ({ id }, { page }, { reads }) =>
          selectHistory(await reads.db(), [{ type: 'appointment', id }], parseInput(PageInput, page)),
      }),
      viewerCanEdit: t.boolean({
        extensions: { statements: 0 },
        resolve: (_row, _args, context) => viewerMay(context, 'appointments.write'),
      }),
    }),
  });
});

function attributeTypes(builder: Builder) {
  const PartialAddress = partialAddressType(builder);
  const Meeting = builder.objectRef<{ place: string; time: string; at: string }>('MeetingInformation').implement({
    description: 'Where and when the workers meet.',
    fields: (t) => ({
      place: t.exposeString('place'),
      time: t.exposeString('time', { description: 'The local time, HH:MM.' }),
      at: t.exposeString('at', { description: 'The moment: the last such time at or before the start.' }),
    }),
  });
  const Sector = builder.objectRef<AppointmentRow>('AppointmentSectorAttributes').implement({
    description: 'The facts of an appointment that workers need to know.',
    fields: (t) => ({
      ...fieldsOf(t, SectorRow, {
        station: 'Which part of the venue.',
        contact: 'Whom to ask for there.',
        outfitKey: { type: 'ID' },
        notes: 'Notes that workers read.',
      }),
      address: t.field({ type: PartialAddress, resolve: (row) => row }),
      meetingInformation: t.field({
        type: Meeting,
        nullable: true,
        description: 'Where and when the workers meet, if that was said.',
        resolve: ({ meetingPlace: place, meetingTime: time, startsAt }) =>
          place && time ? { place, time, at: toOffsetString(momentBefore(new Date(startsAt), time)) } : null,
      }),
    }),
  });
  const Internal = builder.objectRef<AppointmentRow>('AppointmentInternalAttributes').implement({
    description: 'The facts of an appointment that only staff see.',
    fields: (t) => ({
      notes: t.exposeString('internalNotes', { nullable: true }),
      minimumTargetUserRating: t.float({
        nullable: true,
        description: 'Workers who are rated must be rated at least so.',
        resolve: ({ minimumRating }) => (minimumRating === null ? null : minimumRating / 10),
      }),
    }),
  });
  return { Sector, Internal };
}
