import { cancelInvoice } from '#features/cancellations/cancel-invoice.ts';
import { invoiceType } from '#features/invoices/index.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

export const cancellationsSchema: SchemaPart = (builder) => {
  builder.mutationField('cancelInvoice', (t) =>
    t.field({
      type: invoiceType(builder),
      description: 'Cancels an invoice by another one, which is answered. Its blocks can be billed again.',
      ...serve(builder, cancelInvoice),
    }),
  );
};
