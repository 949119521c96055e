export { chooseInvoiceRecipient } from '#features/invoice-recipients/choose-invoice-recipient.ts';
export { paymentTermsInput } from '#features/invoice-recipients/invoice-recipient-input.graphql.ts';
export { selectCustomerNumbers } from '#features/invoice-recipients/invoice-recipients.sql.ts';
export { selectKnownRecipients } from '#features/invoice-recipients/known-recipients.sql.ts';
export { RecipientFilterInput } from '#features/invoice-recipients/list-invoice-recipients.ts';
export { findWholeInvoiceRecipient } from '#features/invoice-recipients/load-invoice-recipient.ts';
export { paymentTermsType } from '#features/invoice-recipients/payment-terms.graphql.ts';
export {
  findAgencyTerms,
  findPaymentTerms,
  USED_TERMS,
} from '#features/invoice-recipients/payment-terms.sql.ts';
export { plainRecipient } from '#features/invoice-recipients/plain-recipient.ts';
export {
  holdRecipientsWithOwnPrices,
  saveOwnPrices,
  selectAllOwnPrices,
  selectOwnPrices,
  selectPriceList,
  selectPricesFor,
} from '#features/invoice-recipients/prices.sql.ts';
export {
  recipientFilterType,
  recipientNameType,
  recipientSummaryType,
} from '#features/invoice-recipients/recipient-lists.graphql.ts';
export {
  countInvoiceRecipients,
  findInvoiceRecipientName,
  InvoiceRecipientName,
  InvoiceRecipientSummary,
  matchingRecipients,
  RECIPIENT_ORDERS,
  RECIPIENT_SORT_KEYS,
  type RecipientFilter,
  SUMMARY_COLUMNS,
} from '#features/invoice-recipients/recipient-lists.sql.ts';
export { insertInvoiceRecipient } from '#features/invoice-recipients/save-invoice-recipient.ts';
export {
  completeKnownRecipient,
  createTakenOver,
  emptyTakenOver,
  missingOfRecipient,
  removeTakenOver,
} from '#features/invoice-recipients/taken-over.ts';
