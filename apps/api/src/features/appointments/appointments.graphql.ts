import type { z } from 'zod';
import { appointmentType } from '#features/appointments/appointment.graphql.ts';
import type { AppointmentFilter } from '#features/appointments/appointment-filter.ts';
import { appointmentInputType } from '#features/appointments/appointment-input.graphql.ts';
import {
  APPOINTMENT_SORT_KEYS,
  type AppointmentSort,
  type AppointmentSummary,
} from '#features/appointments/appointment-list.sql.ts';
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
import { recipientNameType } from '#features/invoice-recipients/index.ts';
import type { Builder, SchemaPart } from '#platform/graphql/builder.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const appointmentsSchema: SchemaPart = (builder) => {
  const Appointment = appointmentType(builder);
  const Input = appointmentInputType(builder);
  const Filter = filterType(builder);
  const Sort = sortType(builder);
  const Changed = changedAppointmentType(builder);
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
      description: 'The appointments of the tenant.',
      ...serve(builder, listAppointments, {
        page: pageInput,
        filter: () => Filter,
        sort: [() => Sort, 'By their start when left out.'],
      }),
    }),
    appointmentSummary: t.field({
      type: Summary,
      description: 'How many there are, and how many people are still wanted.',
      ...serve(builder, countAppointments, { filter: () => Filter }),
    }),
    appointment: t.field({
      type: Appointment,
      description: 'One appointment.',
      ...serve(builder, findAppointment),
    }),
    bookedWorkersAbsentAt: t.field({
      type: ['String'],
      description: 'The names of those who are booked and away in another time that the appointment could be moved to.',
      ...serve(builder, listAbsentAt, { startDateTime: 'ISO 8601.', endDateTime: 'ISO 8601.' }),
    }),
    invoiceRecipientOfAssignedAppointment: t.field({
      type: recipientNameType(builder),
      nullable: true,
      description: 'Who pays for an appointment, if that was said.',
      ...serve(builder, findRecipientOfAppointment),
    }),
  }));
  builder.mutationFields((t) => ({
    createAppointment: t.field({
      type: Appointment,
      description: 'Plans an appointment.',
      ...serve(builder, createAppointment, { input: () => Input }),
    }),
    updateAppointment: t.field({
      type: Changed,
      description:
        'Saves an appointment whole. Refused when somebody else changed it meanwhile, or a booking would clash.',
      ...serve(builder, updateAppointment, { input: () => Input }),
    }),
    assignInvoiceRecipientToAppointment: t.field({
      type: Changed,
      description: 'Says after the fact who pays.',
      ...serve(builder, assignInvoiceRecipientToAppointment, { invoiceRecipientId: 'Nobody when left out.' }),
    }),
    deleteAppointment: t.field({
      type: 'Boolean',
      description: 'Deletes an appointment with its offers.',
      ...serve(builder, deleteAppointment),
    }),
  }));
};

const sortType = (builder: Builder) =>
  builder.inputRef<AppointmentSort>('AppointmentSort').implement({
    description: 'By what a list is in order.',
    fields: (t) => ({
      key: t.field({
        type: builder.enumType('AppointmentSortKey', {
          description: 'What can be sorted by.',
          values: APPOINTMENT_SORT_KEYS,
        }),
        description: 'By what.',
      }),
      isDescending: t.boolean({ description: 'Whether from the end.' }),
    }),
  });

/** An appointment after a change, whoever made it. */
export const changedAppointmentType = oncePerSchema((builder) =>
  builder.objectRef<ChangedAppointment>('ChangedAppointment').implement({
    description: 'An appointment after a change.',
    fields: (t) => ({
      appointment: t.field({
        type: appointmentType(builder),
        description: 'As it is now.',
        resolve: ({ appointment }) => appointment,
      }),
      withdrawnOffers: t.exposeInt('withdrawnOffers', { description: 'How many offers had to go with the change.' }),
    }),
  }),
);

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
