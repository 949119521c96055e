import { renewAppointment } from '#features/appointments/index.ts';
import { defineCommand } from '#platform/attempts/define-command.ts';
import { graphql } from '#platform/graphql/graphql.ts';

/** Answers how many offers were taken back, because the new recipient does not want the person. */
export const assignRecipient = defineCommand({
  document: graphql(`
    mutation AssignRecipient($id: String!, $version: Int!, $recipientId: String) {
      assignInvoiceRecipientToAppointment(appointmentId: $id, version: $version, invoiceRecipientId: $recipientId) {
        withdrawnOffers
      }
    }
  `),
  answer: ({ assignInvoiceRecipientToAppointment }) => assignInvoiceRecipientToAppointment.withdrawnOffers,
  renew: ({ id }) => renewAppointment(id),
});
