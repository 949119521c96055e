export { InvoiceStateChip } from './invoice-state.tsx';
