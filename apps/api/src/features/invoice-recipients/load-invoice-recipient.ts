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
  const whole = await findWholeInvoiceRecipient(db, tenantId, id);
  if (!whole) throw new Failure(GENERAL_FAILURES.notFound);
  return whole;
}

/** As papers are written from it; none when it is gone. */
export async function findWholeInvoiceRecipient(db: TenantDb, tenantId: string, id: string) {
  const [found, contactPersons, appointmentTypePrices] = await Promise.all([
    findInvoiceRecipientRow(db, tenantId, id),
    selectContactPersons(db, tenantId, id),
    selectPrices(db, tenantId, id),
  ]);
  if (!found) return undefined;
  const { id: _id, version: _version, ...row } = found;
  return { ...row, contactPersons, appointmentTypePrices };
}

export const findInvoiceRecipient = query({
  action: 'invoice-recipients.read',
  input: z.object({ invoiceRecipientId: EntityId }),
  run: ({ db, actor, input }) => loadInvoiceRecipient(db, actor.tenantId, input.invoiceRecipientId),
});
