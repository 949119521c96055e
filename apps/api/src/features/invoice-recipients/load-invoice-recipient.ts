import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { z } from 'zod';
import { selectContactPersons } from '#features/invoice-recipients/contact-persons.sql.ts';
import {
  findInvoiceRecipientRow,
  type InvoiceRecipientRow,
} from '#features/invoice-recipients/invoice-recipients.sql.ts';
import { selectPrices } from '#features/invoice-recipients/prices.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

export async function loadInvoiceRecipient(db: TenantDb, tenantId: string, id: string): Promise<InvoiceRecipientRow> {
  const row = await findInvoiceRecipientRow(db, tenantId, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

/** With everything that hangs on it, as the audit log keeps it. */
export async function loadWholeInvoiceRecipient(db: TenantDb, tenantId: string, id: string) {
  const { id: _id, version: _version, ...row } = await loadInvoiceRecipient(db, tenantId, id);
  return {
    ...row,
    contactPersons: await selectContactPersons(db, tenantId, id),
    appointmentTypePrices: await selectPrices(db, tenantId, id),
  };
}

/** As papers are written from it; none when it is gone. */
export async function findWholeInvoiceRecipient(db: TenantDb, tenantId: string, id: string) {
  return (await findInvoiceRecipientRow(db, tenantId, id)) && loadWholeInvoiceRecipient(db, tenantId, id);
}

export const findInvoiceRecipient = query({
  action: 'invoice-recipients.read',
  input: z.object({ invoiceRecipientId: EntityId }),
  run: ({ db, actor, input }) => loadInvoiceRecipient(db, actor.tenantId, input.invoiceRecipientId),
});
