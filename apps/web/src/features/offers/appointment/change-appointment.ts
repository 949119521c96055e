import { renewAppointment } from '#features/appointments/index.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { APPOINTMENT, APPOINTMENT_OFFERS, APPOINTMENTS } from '#platform/live/topics.ts';

export const deleteAppointment = defineCommand({
  document: graphql(`
    mutation DeleteAppointment($id: String!) {
      deleteAppointment(appointmentId: $id)
    }
  `),
  subject: ({ id }) => [id],
  answer: () => undefined,
  renew: async ({ id }) => {
    queryClient.removeQueries({ queryKey: [APPOINTMENT, id] });
    queryClient.removeQueries({ queryKey: [APPOINTMENT_OFFERS, id] });
    await queryClient.invalidateQueries({ queryKey: [APPOINTMENTS] });
  },
});

/** Answers how many offers were taken back, because the new recipient does not want the person. */
export const assignRecipient = defineCommand({
  document: graphql(`
    mutation AssignRecipient($id: String!, $version: Int!, $recipientId: String) {
      assignInvoiceRecipientToAppointment(appointmentId: $id, version: $version, invoiceRecipientId: $recipientId) {
        withdrawnOffers
      }
    }
  `),
  subject: ({ id }) => [id],
  answer: ({ assignInvoiceRecipientToAppointment }) => assignInvoiceRecipientToAppointment.withdrawnOffers,
  renew: ({ id }) => renewAppointment(id),
});
