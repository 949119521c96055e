import { appointmentType } from '#features/appointments/appointment.graphql.ts';
import { AppointmentFilter } from '#features/appointments/appointment-filter.ts';
import { appointmentInputType } from '#features/appointments/appointment-input.graphql.ts';
import { APPOINTMENT_SORT_KEYS, type AppointmentSummary } from '#features/appointments/appointment-list.sql.ts';
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
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { enumOf } from '#platform/graphql/enum-of.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const appointmentsSchema: SchemaPart = (builder) => {
  const Appointment = appointmentType(builder);
  const Changed = changedAppointmentType(builder);
  const Summary = builder.objectRef<AppointmentSummary>('AppointmentSummary').implement({
    description: 'Appointments in numbers.',
    fields: (t) => ({
      count: t.exposeInt('count'),
      freePlaces: t.exposeInt('freePlaces', { description: 'How many people are still wanted.' }),
    }),
  });
  builder.queryFields((t) => ({
    appointments: t.field({
      type: pageType(builder, Appointment, 'AppointmentPage'),
      description: 'The appointments of the tenant.',
      ...serve(builder, listAppointments, {
        page: pageInput,
        filter: filterType,
        sort: [sortType, 'By their start when left out.'],
      }),
    }),
    appointmentSummary: t.field({
      type: Summary,
      description: 'How many there are, and how many people are still wanted.',
      ...serve(builder, countAppointments, { filter: filterType }),
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
      ...serve(builder, createAppointment, { input: appointmentInputType }),
    }),
    updateAppointment: t.field({
      type: Changed,
      description:
        'Saves an appointment whole. Refused when somebody else changed it meanwhile, or a booking would clash.',
      ...serve(builder, updateAppointment, { input: appointmentInputType }),
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

const sortType = inputOf('AppointmentSort', 'By what a list is in order.', listAppointments.input.shape.sort, {
  key: enumOf('AppointmentSortKey', 'The key of the order.', APPOINTMENT_SORT_KEYS),
  isDescending: 'Whether from the end.',
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

const filterType = inputOf(
  'AppointmentFilter',
  'Which appointments; what is left out does not matter.',
  AppointmentFilter,
  {
    from: 'That last longer than this instant.',
    to: 'That begin before this instant.',
    typeIds: 'Only these kinds of work.',
    poolIds: 'For any of these pools.',
    text: 'Words of description, customer or venue.',
    isNotFullyBooked: 'Only those that still want somebody.',
  },
);
