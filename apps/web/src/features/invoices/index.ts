export { InvoiceStateChip, isLate } from './invoice-state.tsx';
export { useShowInvoices } from './list/show-invoices.ts';
export { noticeRun } from './runs/noticed-runs.ts';
export { BillingRunCard, createFor, outcomeOf } from './runs/run-card.tsx';
export { RUN_TEXTS } from './runs/run-texts.ts';
export {
  ofToday,
  type Run,
  type RunItem,
  startBillingRun,
  useBillingRuns,
  useStartSending,
  useWholeRuns,
  type WholeRun,
} from './runs/runs.ts';
export { IssueToday } from './steps/issue-today.tsx';
export { useManyHints } from './steps/many-hints.ts';
export { keepWaitingInvoicesCount } from './waiting-count.ts';
