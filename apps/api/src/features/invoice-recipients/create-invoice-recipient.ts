import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { z } from 'zod';
import { insertInvoiceRecipient } from '#features/invoice-recipients/save-invoice-recipient.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const createInvoiceRecipient = mutation({
  action: 'invoice-recipients.write',
  input: z.object({ input: InvoiceRecipientInput }),
  run: async ({ db, actor, input: { input }, record }) => {
    const id = await insertInvoiceRecipient(db, actor.tenantId, input);
    record({ entityType: 'invoice-recipient', entityId: id, after: input });
    return { id };
  },
});
