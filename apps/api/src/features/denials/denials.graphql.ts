import { DenialInput } from '@gastspiel/domain/denials/denial-input.ts';
import { createInvoiceRecipientDenial } from '#features/denials/create-denial.ts';
import { deleteInvoiceRecipientDenial } from '#features/denials/delete-denial.ts';
import type { Denial } from '#features/denials/denials.sql.ts';
import { listInvoiceRecipientDenials } from '#features/denials/list-denials.ts';
import { recipientNameType } from '#features/invoice-recipients/index.ts';
import type { SchemaPart } from '#platform/graphql/builder.ts';
import { inputOf } from '#platform/graphql/input-of.ts';
import { serve } from '#platform/graphql/serve.ts';

const denialInput = inputOf('InvoiceRecipientDenialInput', 'A customer who does not want a worker.', DenialInput, {
  invoiceRecipientId: 'Who does not want the worker.',
  reason: 'Up to 256 characters.',
});

export const denialsSchema: SchemaPart = (builder) => {
  const Type = builder.objectRef<Denial>('InvoiceRecipientDenial').implement({
    description: 'A customer who does not want a worker.',
    fields: (t) => ({
      id: t.exposeID('id'),
      invoiceRecipient: t.expose('invoiceRecipient', {
        type: recipientNameType(builder),
        description: 'Who does not want the worker.',
      }),
      reason: t.exposeString('reason', { nullable: true }),
      createdAt: t.string({ resolve: ({ createdAt }) => createdAt.toISOString() }),
      createdBy: t.exposeString('createdBy', { description: 'The name of who wrote it down.' }),
    }),
  });

  builder.queryField('invoiceRecipientDenials', (t) =>
    t.field({
      type: [Type],
      description: 'The customers who do not want a worker, by name.',
      ...serve(builder, listInvoiceRecipientDenials),
    }),
  );
  builder.mutationFields((t) => ({
    createInvoiceRecipientDenial: t.field({
      type: Type,
      description: 'Keeps a worker away from a customer. Refused when it is so already.',
      ...serve(builder, createInvoiceRecipientDenial, { input: denialInput }),
    }),
    deleteInvoiceRecipientDenial: t.field({
      type: 'Boolean',
      description: 'Lets a worker work for the customer again.',
      ...serve(builder, deleteInvoiceRecipientDenial),
    }),
  }));
};
