export { AllotmentFields } from './allotment-fields.tsx';
export {
  type AllotmentRows,
  allotmentFaults,
  atInvoices,
  centsOf,
  proposedRows,
  sentAllotments,
} from './allotment-values.ts';
export { CreditCard } from './credit-card.tsx';
export { AllotmentParts, type Owed, owedQuery, type Payment, paymentsQuery } from './payment-query.ts';
export { OWED_TEXTS } from './payment-texts.ts';
export { PaymentsCard } from './payments-card.tsx';
export { PaymentsList } from './payments-list.tsx';
export { ReasonDialog } from './reason-dialog.tsx';
