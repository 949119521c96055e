import type { FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_RECIPIENT_FAILURES } from '@gastspiel/domain/invoice-recipients/invoice-recipient-failures.ts';
import { referencingTable } from '#platform/database/database-errors.ts';

/**
 * What keeps a recipient from being deleted, by the table whose foreign key points at it. The database refuses it,
 * whatever is written at the same moment; a feature that adds such a table gives it its sentence here.
 */
const LINKED_BY: Readonly<Record<string, FailureKind>> = {
  appointments: INVOICE_RECIPIENT_FAILURES.hasAppointments,
  invoices: INVOICE_RECIPIENT_FAILURES.hasInvoices,
};

/** The failure that tells by what the recipient is still needed, or undefined when the error is another one. */
export function linkedFailure(error: unknown): FailureKind | undefined {
  const table = referencingTable(error);
  return table === undefined ? undefined : (LINKED_BY[table] ?? GENERAL_FAILURES.linked);
}
