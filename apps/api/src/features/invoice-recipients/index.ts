export { plainRecipient } from '#features/invoice-recipients/plain-recipient.ts';
export { findInvoiceRecipientName } from '#features/invoice-recipients/recipient-lists.sql.ts';
export { insertInvoiceRecipient } from '#features/invoice-recipients/save-invoice-recipient.ts';
