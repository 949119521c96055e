export { InvoiceStateChip } from './invoice-state.tsx';
export { useShowInvoices } from './list/use-invoice-list.ts';
