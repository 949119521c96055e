import { z } from 'zod';
import { loadInvoiceRecipient } from '#features/invoice-recipients/load-invoice-recipient.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

export const findInvoiceRecipient = query({
  action: 'invoice-recipients.read',
  input: z.object({ invoiceRecipientId: EntityId }),
  run: ({ db, actor, input }) => loadInvoiceRecipient(db, actor.tenantId, input.invoiceRecipientId),
});
