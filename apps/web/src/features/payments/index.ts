export { CreditCard } from './credit-card.tsx';
export { AllotmentParts } from './payment-query.ts';
export { PaymentsCard } from './payments-card.tsx';
