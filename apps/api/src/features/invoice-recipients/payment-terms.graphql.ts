import type { PaymentTerms } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { oncePerSchema } from '#platform/graphql/once-per-schema.ts';

export const paymentTermsType = oncePerSchema((builder) =>
  builder.objectRef<PaymentTerms>('PaymentTerms').implement({
    description: 'Until when is paid, and what is taken off for who pays early.',
    fields: (t) => ({
      days: t.exposeInt('days', { description: 'From the issue date.' }),
      discountPercentage: t.float({
        nullable: true,
        description: 'Such as 2.',
        resolve: ({ discountPercentage: percentage }) => (percentage === null ? null : percentage / 100),
      }),
      discountDays: t.exposeInt('discountDays', { nullable: true, description: 'From the issue date.' }),
    }),
  }),
);
