import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { nextCustomerNumber } from '@gastspiel/domain/invoice-recipients/next-customer-number.ts';
import { z } from 'zod';
import { selectCustomerNumbers } from '#features/invoice-recipients/invoice-recipients.sql.ts';
import { loadWholeInvoiceRecipient } from '#features/invoice-recipients/load-invoice-recipient.ts';
import { insertInvoiceRecipient } from '#features/invoice-recipients/save-invoice-recipient.ts';
import { checkNewVatNumber } from '#features/vat-numbers/index.ts';
import { mutation, NO_INPUT, query } from '#platform/graphql/use-case.ts';

/** A forecast: whoever saves first gets the number. */
export const proposeCustomerNumber = query({
  action: 'invoice-recipients.write',
  input: NO_INPUT,
  run: async ({ db, actor }) => nextCustomerNumber(await selectCustomerNumbers(db, actor.tenantId)),
});

export const createInvoiceRecipient = mutation({
  action: 'invoice-recipients.write',
  input: z.object({ input: InvoiceRecipientInput }),
  run: async ({ db, actor, input: { input }, now, record }) => {
    const id = await insertInvoiceRecipient(db, actor.tenantId, input, now);
    const { vatNumber } = input.letterHead;
    if (vatNumber !== null) await checkNewVatNumber(db, vatNumber, now);
    const after = await loadWholeInvoiceRecipient(db, actor.tenantId, id, now);
    record({ entityType: 'invoice-recipient', entityId: id, after });
    return { id };
  },
});
