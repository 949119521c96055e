export { bookExactly } from '#features/payments/book-exactly.ts';
export { liftFromCancelled } from '#features/payments/enter.ts';
export { lockAccountsForUpdate } from '#features/payments/entries.sql.ts';
export { payRest } from '#features/payments/mark-as-paid.ts';
export { allotmentInput, paymentType, restType } from '#features/payments/payment.graphql.ts';
export {
  findCredit,
  findWriteOffLimit,
  type PaymentRow,
  selectOpenInvoices,
  selectPaymentsByIds,
} from '#features/payments/payments.sql.ts';
export { enterPayment } from '#features/payments/record-payment.ts';
export { returnPayment, takeBackPayment } from '#features/payments/take-back-payment.ts';
