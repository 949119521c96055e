import type { FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_RECIPIENT_FAILURES } from '@gastspiel/domain/invoice-recipients/invoice-recipient-failures.ts';

/** What keeps a recipient from being deleted, by the table whose foreign key points at it. */
const LINKED_BY: Readonly<Record<string, FailureKind>> = {
  appointments: INVOICE_RECIPIENT_FAILURES.hasAppointments,
  invoices: INVOICE_RECIPIENT_FAILURES.hasInvoices,
};

export const linkedFailure = (table: string): FailureKind => LINKED_BY[table] ?? GENERAL_FAILURES.linked;
