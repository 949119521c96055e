import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import type { InvoiceMarks } from '@gastspiel/domain/invoices/invoice-state.ts';
import type { InvoiceRow } from '#features/invoices/invoice-row.ts';
import { findInvoiceRow } from '#features/invoices/invoices.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';

export async function loadInvoice(db: TenantDb, id: string): Promise<InvoiceRow> {
  const row = await findInvoiceRow(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

/** The facts from which the domain derives states and possibilities. */
export const standingOf = (
  row: InvoiceRow,
): InvoiceMarks & { readonly isCancellation: boolean; readonly originalWasSent: boolean } => ({
  issueDate: row.issueDate,
  dueDate: row.dueDate,
  dunDate: row.dunDate,
  isSent: row.sentAt !== null,
  isPaid: row.paidOn !== null,
  isCancelled: row.cancelledAt !== null || row.cancelsInvoiceId !== null,
  isCancellation: row.cancelsInvoiceId !== null,
  originalWasSent: row.originalWasSent,
});
