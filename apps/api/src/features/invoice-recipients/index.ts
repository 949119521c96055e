export { chooseInvoiceRecipient } from '#features/invoice-recipients/choose-invoice-recipient.ts';
export { selectKnownRecipients } from '#features/invoice-recipients/known-recipients.sql.ts';
export { findWholeInvoiceRecipient } from '#features/invoice-recipients/load-invoice-recipient.ts';
export { plainRecipient } from '#features/invoice-recipients/plain-recipient.ts';
export { recipientNameType } from '#features/invoice-recipients/recipient-lists.graphql.ts';
export {
  findInvoiceRecipientName,
  InvoiceRecipientName,
} from '#features/invoice-recipients/recipient-lists.sql.ts';
export { insertInvoiceRecipient } from '#features/invoice-recipients/save-invoice-recipient.ts';
export {
  completeKnownRecipient,
  createTakenOver,
  emptyTakenOver,
  removeTakenOver,
} from '#features/invoice-recipients/taken-over.ts';
