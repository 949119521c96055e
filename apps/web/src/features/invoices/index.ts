export { useShowInvoices } from './list/use-invoice-list.ts';
