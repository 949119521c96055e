import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_RECIPIENT_RULES } from '@gastspiel/domain/invoice-recipients/invoice-recipient-rules.ts';
import {
  findRecipientForKeyShare,
  type InvoiceRecipientName,
} from '#features/invoice-recipients/recipient-lists.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { uuidOrUnknown } from '#platform/identity/viewer.ts';

/** The recipient that an input names as `invoiceRecipientId`; a choice that is gone is told at that field. */
export async function chooseInvoiceRecipient(
  db: TenantDb,
  tenantId: string,
  { invoiceRecipientId }: { readonly invoiceRecipientId: string },
): Promise<InvoiceRecipientName> {
  const chosen = await findRecipientForKeyShare(db, tenantId, uuidOrUnknown(invoiceRecipientId));
  if (chosen) return chosen;
  throw new Failure(GENERAL_FAILURES.invalidInput, {
    'input.invoiceRecipientId': INVOICE_RECIPIENT_RULES.unknownRecipient,
  });
}
