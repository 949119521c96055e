import { Failure, type FailureKind } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_RECIPIENT_FAILURES } from '@gastspiel/domain/invoice-recipients/invoice-recipient-failures.ts';
import { z } from 'zod';
import { deleteInvoiceRecipientRow } from '#features/invoice-recipients/invoice-recipients.sql.ts';
import { loadWholeInvoiceRecipient } from '#features/invoice-recipients/load-invoice-recipient.ts';
import { deleteUnlessLinked } from '#platform/database/delete-unless-linked.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';

/** The reason why a recipient can not be deleted, by the table whose foreign key points at it. */
const LINKED_BY: Readonly<Record<string, FailureKind>> = {
  appointments: INVOICE_RECIPIENT_FAILURES.hasAppointments,
  invoices: INVOICE_RECIPIENT_FAILURES.hasInvoices,
};

const linkedFailure = (table: string): FailureKind => LINKED_BY[table] ?? GENERAL_FAILURES.linked;

export const deleteInvoiceRecipient = mutation({
  action: 'invoice-recipients.write',
  input: z.object({ invoiceRecipientId: EntityId }),
  run: async ({ db, actor: { tenantId }, input: { invoiceRecipientId: id }, now, record }) => {
    const before = await loadWholeInvoiceRecipient(db, tenantId, id, now);
    const isDeleted = await deleteUnlessLinked(deleteInvoiceRecipientRow(db, tenantId, id), linkedFailure);
    if (!isDeleted) throw new Failure(GENERAL_FAILURES.notFound);
    record({ entityType: 'invoice-recipient', entityId: id, before });
    return true;
  },
});
