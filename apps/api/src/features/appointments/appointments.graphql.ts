import type { AppointmentInput } from '@gastspiel/domain/appointments/appointment-input.ts';
import type { z } from 'zod';
import { appointmentType } from '#features/appointments/appointment.graphql.ts';
import type { AppointmentFilter } from '#features/appointments/appointment-filter.ts';
import type { AppointmentSummary } from '#features/appointments/appointment-list.sql.ts';
import { createAppointment } from '#features/appointments/create-appointment.ts';
import { deleteAppointment } from '#features/appointments/delete-appointment.ts';
import {
  countAppointments,
  findAppointment,
  findRecipientOfAppointment,
  listAbsentAt,
  listAppointments,
} from '#features/appointments/find-appointments.ts';
import {
  assignInvoiceRecipientToAppointment,
  type ChangedAppointment,
  updateAppointment,
} from '#features/appointments/update-appointment.ts';
import { partialAddressTypes } from '#features/contact/index.ts';
import { recipientNameType } from '#features/invoice-recipients/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

const ID = { description: 'The id of the appointment.' };

export const appointmentsSchema: SchemaPart = (builder) => {
  const Appointment = appointmentType(builder);
  const Input = inputType(builder);
  const Filter = filterType(builder);
  const Changed = builder.objectRef<ChangedAppointment>('ChangedAppointment').implement({
    description: 'An appointment after a change.',
    fields: (t) => ({
      appointment: t.field({
        type: Appointment,
        description: 'As it is now.',
        resolve: ({ appointment }) => appointment,
      }),
      withdrawnOffers: t.exposeInt('withdrawnOffers', { description: 'How many offers had to go with the change.' }),
    }),
  });
  const Summary = builder.objectRef<AppointmentSummary>('AppointmentSummary').implement({
    description: 'Appointments in numbers.',
    fields: (t) => ({
      count: t.exposeInt('count', { description: 'How many there are.' }),
      freePlaces: t.exposeInt('freePlaces', { description: 'How many people are still wanted.' }),
    }),
  });
  builder.queryFields((t) => ({
    appointments: t.field({
      type: pageType(builder, Appointment, 'AppointmentPage'),
      description: 'The appointments of the tenant by their start.',
      args: {
        page: t.arg({ type: pageInput(builder), required: false, description: 'The first page when left out.' }),
        filter: t.arg({ type: Filter, required: false, description: 'All when left out.' }),
      },
      ...serve(listAppointments),
    }),
    appointmentSummary: t.field({
      type: Summary,
      description: 'How many there are, and how many people are still wanted.',
      args: { filter: t.arg({ type: Filter, required: false, description: 'All when left out.' }) },
      ...serve(countAppointments),
    }),
    appointment: t.field({
      type: Appointment,
      description: 'One appointment.',
      args: { appointmentId: t.arg.string(ID) },
      ...serve(findAppointment),
    }),
    bookedWorkersAbsentAt: t.field({
      type: ['String'],
      description: 'The names of those who are booked and away in another time that the appointment could be moved to.',
      args: {
        appointmentId: t.arg.string(ID),
        startDateTime: t.arg.string({ description: 'ISO 8601.' }),
        endDateTime: t.arg.string({ description: 'ISO 8601.' }),
      },
      ...serve(listAbsentAt),
    }),
    invoiceRecipientOfAssignedAppointment: t.field({
      type: recipientNameType(builder),
      nullable: true,
      description: 'Who pays for an appointment, if that was said.',
      args: { appointmentId: t.arg.string(ID) },
      ...serve(findRecipientOfAppointment),
    }),
  }));
  builder.mutationFields((t) => ({
    createAppointment: t.field({
      type: Appointment,
      description: 'Plans an appointment.',
      args: { input: t.arg({ type: Input, description: 'All of it.' }) },
      ...serve(createAppointment),
    }),
    updateAppointment: t.field({
      type: Changed,
      description:
        'Saves an appointment whole. Refused when somebody else changed it meanwhile, or a booking would clash.',
      args: {
        appointmentId: t.arg.string(ID),
        version: t.arg.int({ description: 'The version that was edited.' }),
        input: t.arg({ type: Input, description: 'All of it.' }),
      },
      ...serve(updateAppointment),
    }),
    assignInvoiceRecipientToAppointment: t.field({
      type: Changed,
      description: 'Says after the fact who pays.',
      args: {
        appointmentId: t.arg.string(ID),
        version: t.arg.int({ description: 'The version that was seen.' }),
        invoiceRecipientId: t.arg.string({ required: false, description: 'Nobody when left out.' }),
      },
      ...serve(assignInvoiceRecipientToAppointment),
    }),
    deleteAppointment: t.field({
      type: 'Boolean',
      description: 'Deletes an appointment with its offers.',
      args: { appointmentId: t.arg.string(ID) },
      ...serve(deleteAppointment),
    }),
  }));
};

type Values = z.input<typeof AppointmentInput>;

function inputType(builder: Builder) {
  const { PartialAddressInput } = partialAddressTypes(builder);
  const Meeting = builder
    .inputRef<Values['sectorAttributes']['meetingInformation']>('MeetingInformationInput')
    .implement({
      description: 'Where and when the workers meet; both or neither.',
      fields: (t) => ({
        place: t.string({ required: false, description: 'Where.' }),
        time: t.string({ required: false, description: 'The local time, HH:MM.' }),
      }),
    });
  const Sector = builder.inputRef<Values['sectorAttributes']>('AppointmentSectorAttributesInput').implement({
    description: 'What workers need to know of an appointment.',
    fields: (t) => ({
      customer: t.string({ description: 'For whom.' }),
      venue: t.string({ description: 'Where it takes place.' }),
      address: t.field({ type: PartialAddressInput, description: 'The address of the venue.' }),
      station: t.string({ required: false, description: 'Which part of the venue.' }),
      contact: t.string({ required: false, description: 'Whom to ask for there.' }),
      outfitKey: t.string({ required: false, description: 'What to wear.' }),
      meetingInformation: t.field({ type: Meeting, description: 'Where and when the workers meet.' }),
      notes: t.string({ required: false, description: 'Notes that workers read.' }),
    }),
  });
  const Internal = builder.inputRef<Values['internalAttributes']>('AppointmentInternalAttributesInput').implement({
    description: 'What staff know of an appointment.',
    fields: (t) => ({
      notes: t.string({ required: false, description: 'Notes of staff.' }),
      minimumTargetUserRating: t.float({ required: false, description: 'From 1 to 5, in tenths.' }),
    }),
  });
  return builder.inputRef<Values>('AppointmentInput').implement({
    description: 'Everything of an appointment.',
    fields: (t) => ({
      description: t.string({ description: 'What it is.' }),
      startDateTime: t.string({ description: 'ISO 8601 with offset.' }),
      endDateTime: t.string({ description: 'ISO 8601 with offset.' }),
      desiredTargetUsers: t.int({ description: 'How many workers are wanted.' }),
      typeId: t.string({ description: 'The kind of work.' }),
      targetUserPoolId: t.string({ description: 'The pool that offers go to.' }),
      invoiceRecipientId: t.string({ required: false, description: 'Who pays.' }),
      sectorAttributes: t.field({ type: Sector, description: 'What workers need to know.' }),
      internalAttributes: t.field({ type: Internal, description: 'What only staff know.' }),
    }),
  });
}

const filterType = (builder: Builder) =>
  builder.inputRef<NonNullable<z.input<typeof AppointmentFilter>>>('AppointmentFilter').implement({
    description: 'Which appointments; what is left out does not matter.',
    fields: (t) => ({
      from: t.string({ required: false, description: 'That last longer than this instant.' }),
      to: t.string({ required: false, description: 'That begin before this instant.' }),
      typeIds: t.stringList({ required: false, description: 'Of any of these kinds of work.' }),
      poolIds: t.stringList({ required: false, description: 'For any of these pools.' }),
      invoiceRecipientId: t.string({ required: false, description: 'Paid by this recipient.' }),
      text: t.string({ required: false, description: 'Words of description, customer or venue.' }),
      isNotFullyBooked: t.boolean({ required: false, description: 'Only those that still want somebody.' }),
    }),
  });
