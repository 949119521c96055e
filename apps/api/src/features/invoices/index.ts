export {
  lockAppointmentsForUpdate,
  lockAppointmentsOfInvoiceForUpdate,
  selectBlocksToBill,
  selectUnassigned,
  selectUnbilled,
  type UnassignedBlock,
} from '#features/invoices/billable-blocks.sql.ts';
export { composeInvoice } from '#features/invoices/compose-invoice.ts';
export { type BillableHours, sumUpBillableOf } from '#features/invoices/find-invoices.ts';
export { invoiceType } from '#features/invoices/invoice.graphql.ts';
export { keptWithin, selectArchived } from '#features/invoices/invoice-archive.sql.ts';
export { archiveOf } from '#features/invoices/invoice-archive.ts';
export { auditedContent } from '#features/invoices/invoice-audit.ts';
export { invoiceStateType, taxTreatmentType } from '#features/invoices/invoice-parts.graphql.ts';
export type { InvoiceRow } from '#features/invoices/invoice-row.ts';
export {
  findInvoiceRow,
  findPaper,
  insertInvoice,
  lockInvoiceForUpdate,
  markCancelled,
  releaseBlocks,
  selectBlockIds,
  selectLines,
  selectTakenBlocks,
  takeNumber,
} from '#features/invoices/invoices.sql.ts';
export { loadInvoice, standingOf } from '#features/invoices/load-invoice.ts';
export { renewPaidMarks } from '#features/invoices/open-amount.sql.ts';
export { OWED_BY_RECIPIENT, type Owed, sumUpOwed } from '#features/invoices/owed.sql.ts';
export { paymentCode } from '#features/invoices/payment-code.ts';
export { loadPrintable, logoOf, printForSending } from '#features/invoices/print-invoice.ts';
export { issueAnew } from '#features/invoices/renew-invoice.ts';
export { earnings, revenue } from '#features/invoices/revenue.sql.ts';
export { assertYearHasBegun, makeDraft } from '#features/invoices/save-invoice.ts';
export { findReceiver, prepareSending, sendPrepared } from '#features/invoices/send-invoice.ts';
export { freezeInvoice, insertSending, markMailed } from '#features/invoices/sendings.sql.ts';
