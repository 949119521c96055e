export { BILLING_RUN_TITLE } from './billing-run-title.ts';
export { BillingRunCard } from './run-card.tsx';
export { useStartSending } from './runs.ts';
