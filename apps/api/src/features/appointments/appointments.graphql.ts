import { appointmentType } from '#features/appointments/appointment.graphql.ts';
import { AppointmentFilter } from '#features/appointments/appointment-filter.ts';
import { APPOINTMENT_SORT_KEYS, type AppointmentSummary } from '#features/appointments/appointment-list.sql.ts';
import {
  countAppointments,
  findAppointment,
  findRecipientOfAppointment,
  listAppointments,
} from '#features/appointments/find-appointments.ts';
import { recipientNameType } from '#features/invoice-recipients/index.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { enumOf } from '#platform/graphql/once-per-schema.ts';
import { pageInput, pageType } from '#platform/graphql/page-type.ts';
import { serve } from '#platform/graphql/serve.ts';

export const appointmentsSchema: SchemaPart = (builder) => {
  const Appointment = appointmentType(builder);
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
    invoiceRecipientOfAssignedAppointment: t.field({
      type: recipientNameType(builder),
      nullable: true,
      description: 'Who pays for an appointment, if that was said.',
      ...serve(builder, findRecipientOfAppointment),
    }),
  }));
};

const sortType = inputOf('AppointmentSort', 'By what a list is in order.', listAppointments.input.shape.sort, {
  key: enumOf('AppointmentSortKey', 'The key of the order.', APPOINTMENT_SORT_KEYS),
  isDescending: 'Whether from the end.',
});

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
