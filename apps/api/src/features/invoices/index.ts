export { selectBlocksToBill } from '#features/invoices/billable-blocks.sql.ts';
export { composeInvoice } from '#features/invoices/compose-invoice.ts';
export { keptWithin, selectArchived } from '#features/invoices/invoice-archive.sql.ts';
export { archiveOf } from '#features/invoices/invoice-archive.ts';
export { auditedContent } from '#features/invoices/invoice-audit.ts';
export {
  findInvoiceRow,
  insertInvoice,
  markPaidOn,
  replaceLines,
  takeNumber,
} from '#features/invoices/invoices.sql.ts';
export { findPrintable, printInvoice } from '#features/invoices/print-invoice.ts';
export { addresseesOf } from '#features/invoices/send-invoice.ts';
export { freezeInvoice, insertSending, markMailed } from '#features/invoices/sendings.sql.ts';
export { cancelByStorno } from '#features/invoices/settle-invoice.ts';
