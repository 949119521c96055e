export { InvoiceStateChip } from './invoice-state.tsx';
export { useShowInvoices } from './list/use-invoice-list.ts';
export { keepWaitingInvoicesCount } from './waiting-count.ts';
