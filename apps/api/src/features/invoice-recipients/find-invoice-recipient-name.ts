import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { findInvoiceRecipientName } from '#features/invoice-recipients/recipient-lists.sql.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

export const invoiceRecipientName = query({
  action: 'invoice-recipient-names.read',
  input: z.object({ invoiceRecipientId: EntityId }),
  run: async ({ db, actor, input }) => {
    const name = await findInvoiceRecipientName(db, actor.tenantId, input.invoiceRecipientId);
    if (!name) throw new Failure(GENERAL_FAILURES.notFound);
    return name;
  },
});
