import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { INVOICE_RECIPIENT_FAILURES } from '@gastspiel/domain/invoice-recipients/invoice-recipient-failures.ts';
import { z } from 'zod';
import { loadInvoiceRecipient } from '#features/invoice-recipients/load-invoice-recipient.ts';
import { checkVatNumberAgain } from '#features/vat-numbers/index.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** Asks for the recipient's VAT number by a job, also when it was answered today. */
export const checkVatNumber = mutation({
  action: 'invoice-recipients.write',
  input: z.object({ invoiceRecipientId: EntityId }),
  run: async ({ db, actor: { tenantId }, input: { invoiceRecipientId: id }, now, nothingChanged }) => {
    const { letterHead } = await loadInvoiceRecipient(db, tenantId, id);
    const isAsked = letterHead.vatNumber !== null && (await checkVatNumberAgain(db, letterHead.vatNumber, now));
    if (!isAsked) throw new Failure(INVOICE_RECIPIENT_FAILURES.vatNumberNotCheckable);
    // The recipient stays as it is; the check is kept by itself.
    nothingChanged();
    return { id };
  },
});
