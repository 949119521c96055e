import { InvoiceRecipientInput } from '@gastspiel/domain/invoice-recipients/invoice-recipient-input.ts';
import { z } from 'zod';
import { updateInvoiceRecipientRow } from '#features/invoice-recipients/invoice-recipients.sql.ts';
import { loadWholeInvoiceRecipient } from '#features/invoice-recipients/load-invoice-recipient.ts';
import { findInvoiceRecipientName } from '#features/invoice-recipients/recipient-lists.sql.ts';
import { saveInvoiceRecipient } from '#features/invoice-recipients/save-invoice-recipient.ts';
import { checkNewVatNumber } from '#features/vat-numbers/index.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

export const updateInvoiceRecipient = mutation({
  action: 'invoice-recipients.write',
  input: z.object({ invoiceRecipientId: EntityId, version: z.int(), input: InvoiceRecipientInput }),
  run: async ({ db, actor: { tenantId }, input: { invoiceRecipientId: id, version, input }, now, record }) => {
    // The values before belong to the expected version, or the update finds another one and refuses.
    const before = await loadWholeInvoiceRecipient(db, tenantId, id, now);
    await saveInvoiceRecipient(db, tenantId, input, now, async () => {
      const updated = await updateInvoiceRecipientRow(db, tenantId, { id, version }, input);
      await settleVersionedUpdate(updated, async () => (await findInvoiceRecipientName(db, tenantId, id)) !== null);
      return id;
    });
    const { vatNumber } = input.letterHead;
    if (vatNumber !== null && vatNumber !== before.letterHead.vatNumber) await checkNewVatNumber(db, vatNumber, now);
    const after = await loadWholeInvoiceRecipient(db, tenantId, id, now);
    record({ entityType: 'invoice-recipient', entityId: id, before, after });
    return { id };
  },
});
