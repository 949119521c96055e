export { InvoiceStateChip } from './invoice-state.tsx';
export { countedBy } from './list/invoice-filter.ts';
export { useShowInvoices } from './list/use-invoice-list.ts';
