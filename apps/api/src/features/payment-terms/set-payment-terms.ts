import { PaymentTermsInput } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { z } from 'zod';
import { findAgencyTerms } from '#features/invoice-recipients/index.ts';
import { savePaymentTerms } from '#features/tenants/index.ts';
import { mutation, NO_INPUT, query } from '#platform/graphql/use-case.ts';

export const findTerms = query({
  action: 'price-list.read',
  input: NO_INPUT,
  run: ({ db }) => findAgencyTerms(db),
});

/** For invoices that are made from now on; recipients with terms of their own keep them. */
export const setPaymentTerms = mutation({
  action: 'price-list.write',
  input: z.object({ input: PaymentTermsInput }),
  run: async ({ db, actor: { tenantId }, input: { input: after }, record, nothingChanged }) => {
    const before = await findAgencyTerms(db);
    if (JSON.stringify(before) === JSON.stringify(after)) nothingChanged();
    else {
      await savePaymentTerms(db, after);
      record({
        entityType: 'tenant',
        entityId: tenantId,
        before: { paymentTerms: before },
        after: { paymentTerms: after },
      });
    }
    return { tenantId };
  },
  answer: ({ db }) => findAgencyTerms(db),
});
