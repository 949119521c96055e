import { findInvoiceSender } from '#features/invoice-senders/invoice-senders.sql.ts';
import { NO_INPUT, query } from '#platform/graphql/use-case.ts';

export const showInvoiceSender = query({
  action: 'invoice-sender.read',
  input: NO_INPUT,
  run: ({ db }) => findInvoiceSender(db),
});
