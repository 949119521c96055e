export { findInvoiceSender, surchargesOf } from '#features/invoice-senders/invoice-senders.sql.ts';
export { letterSender, letterSenderData } from '#features/invoice-senders/letter-sender.ts';
export { insertInvoiceSender } from '#features/invoice-senders/save-invoice-sender.ts';
export { findSenderLogo } from '#features/invoice-senders/sender-logos.sql.ts';
