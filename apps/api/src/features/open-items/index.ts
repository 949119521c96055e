export { selectOpenInvoicesOf } from '#features/open-items/open-items.sql.ts';
