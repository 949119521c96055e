export { liftFromCancelled } from '#features/payments/enter.ts';
export { lockAccountForUpdate } from '#features/payments/entries.sql.ts';
export { payRest } from '#features/payments/mark-as-paid.ts';
