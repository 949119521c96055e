import { cancelInvoice } from '#features/cancellations/cancel-invoice.ts';
import { correctInvoice } from '#features/cancellations/correct-invoice.ts';
import { type InvoiceRow, invoiceType } from '#features/invoices/index.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

interface Correction {
  readonly cancellation: InvoiceRow;
  readonly successor: InvoiceRow;
}

export const cancellationsSchema: SchemaPart = (builder) => {
  const Invoice = invoiceType(builder);
  const CorrectionType = builder.objectRef<Correction>('InvoiceCorrection').implement({
    description: 'The cancellation of an invoice, and the draft that bills the same again.',
    fields: (t) => ({
      cancellation: t.expose('cancellation', { type: Invoice }),
      successor: t.expose('successor', { type: Invoice }),
    }),
  });
  builder.mutationFields((t) => ({
    cancelInvoice: t.field({
      type: Invoice,
      description: 'Cancels an invoice by another one, which is answered. Its blocks can be billed again.',
      ...serve(builder, cancelInvoice),
    }),
    correctInvoice: t.field({
      type: CorrectionType,
      description: 'Cancels a sent invoice and bills the same again as a draft, which names it. Both, or neither.',
      ...serve(builder, correctInvoice),
    }),
  }));
};
