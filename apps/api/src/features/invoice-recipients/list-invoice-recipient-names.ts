import { z } from 'zod';
import { RecipientFilterInput } from '#features/invoice-recipients/recipient-filter.ts';
import { selectInvoiceRecipientNames } from '#features/invoice-recipients/recipient-lists.sql.ts';
import { query } from '#platform/graphql/use-case.ts';

/** For choosing a recipient, wherever staff need one. */
export const listInvoiceRecipientNames = query({
  action: 'invoice-recipient-names.read',
  input: z.object({ filter: RecipientFilterInput }),
  run: ({ db, actor, input }) => selectInvoiceRecipientNames(db, actor.tenantId, input.filter),
});
