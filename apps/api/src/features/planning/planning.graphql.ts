import { appointmentInputType, appointmentType } from '#features/appointments/index.ts';
import { createAppointment } from '#features/planning/create-appointment.ts';
import { deleteAppointment } from '#features/planning/delete-appointment.ts';
import { listAbsentAt } from '#features/planning/list-absent-at.ts';
import {
  assignInvoiceRecipientToAppointment,
  type ChangedAppointment,
  updateAppointment,
} from '#features/planning/update-appointment.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';
import { serve } from '#platform/graphql/serve.ts';

export const planningSchema: SchemaPart = (builder) => {
  const Appointment = appointmentType(builder);
  const Changed = changedAppointmentType(builder);
  builder.queryFields((t) => ({
    bookedWorkersAbsentAt: t.field({
      type: ['String'],
      description: 'The names of those who are booked and away in another time that the appointment could be moved to.',
      ...serve(builder, listAbsentAt, { startDateTime: 'ISO 8601.', endDateTime: 'ISO 8601.' }),
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
