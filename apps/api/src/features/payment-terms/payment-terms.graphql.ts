import { paymentTermsInput, paymentTermsType } from '#features/invoice-recipients/index.ts';
import { findTerms, setPaymentTerms } from '#features/payment-terms/set-payment-terms.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { serve } from '#platform/graphql/serve.ts';

export const paymentTermsSchema: SchemaPart = (builder) => {
  const PaymentTerms = paymentTermsType(builder);
  builder.queryField('paymentTerms', (t) =>
    t.field({
      type: PaymentTerms,
      description: 'Until when invoices are paid unless a recipient has terms of its own.',
      ...serve(builder, findTerms),
    }),
  );
  builder.mutationField('setPaymentTerms', (t) =>
    t.field({
      type: PaymentTerms,
      description: 'Until when invoices are paid that are made from now on.',
      ...serve(builder, setPaymentTerms, { input: paymentTermsInput }),
    }),
  );
};
