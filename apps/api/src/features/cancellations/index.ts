export { cancelByStorno } from '#features/cancellations/cancel-invoice.ts';
