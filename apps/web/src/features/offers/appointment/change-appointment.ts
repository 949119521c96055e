import { execute } from '#platform/graphql/execute.ts';
import { graphql } from '#platform/graphql/graphql.ts';
import { queryClient } from '#platform/graphql/query-client.ts';
import { APPOINTMENT, APPOINTMENT_OFFERS, APPOINTMENTS, renewOffers } from '../offers-keys.ts';
import type { Appointment } from './appointment-query.ts';

const DeleteAppointment = graphql(`
  mutation DeleteAppointment($id: String!) {
    deleteAppointment(appointmentId: $id)
  }
`);

const AssignRecipient = graphql(`
  mutation AssignRecipient($id: String!, $version: Int!, $recipientId: String) {
    assignInvoiceRecipientToAppointment(appointmentId: $id, version: $version, invoiceRecipientId: $recipientId) {
      withdrawnOffers
    }
  }
`);

export async function deleteAppointment(id: string): Promise<void> {
  await execute(DeleteAppointment, { id });
  queryClient.removeQueries({ queryKey: [APPOINTMENT, id] });
  queryClient.removeQueries({ queryKey: [APPOINTMENT_OFFERS, id] });
  await queryClient.invalidateQueries({ queryKey: [APPOINTMENTS] });
}

/** Answers how many offers were taken back, because the new recipient does not want the person. */
export async function assignRecipient({ id, version }: Appointment, recipientId: string | null): Promise<number> {
  const { assignInvoiceRecipientToAppointment } = await execute(AssignRecipient, { id, version, recipientId });
  void renewOffers(id);
  return assignInvoiceRecipientToAppointment.withdrawnOffers;
}
