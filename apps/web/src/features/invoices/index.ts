export { InvoiceStateChip } from './invoice-state.tsx';
export { useShowInvoices } from './list/use-invoice-list.ts';
export { useManyHints } from './steps/many-hints.ts';
export { keepWaitingInvoicesCount } from './waiting-count.ts';
