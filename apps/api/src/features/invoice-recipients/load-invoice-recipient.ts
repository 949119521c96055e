import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { openPrices } from '@gastspiel/domain/price-list/own-prices.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { selectContactPersons } from '#features/invoice-recipients/contact-persons.sql.ts';
import {
  findInvoiceRecipientRow,
  type InvoiceRecipientRow,
} from '#features/invoice-recipients/invoice-recipients.sql.ts';
import { selectOwnPrices } from '#features/invoice-recipients/prices.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { query } from '#platform/graphql/use-case.ts';

export async function loadInvoiceRecipient(db: TenantDb, tenantId: string, id: string): Promise<InvoiceRecipientRow> {
  const row = await findInvoiceRecipientRow(db, tenantId, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

/** With everything that hangs on it, as the audit log keeps it: of its own prices those of today and to come. */
export async function loadWholeInvoiceRecipient(db: TenantDb, tenantId: string, id: string, now: Date) {
  const [whole, prices] = await Promise.all([findWholeInvoiceRecipient(db, tenantId, id), selectOwnPrices(db, [id])]);
  if (!whole) throw new Failure(GENERAL_FAILURES.notFound);
  const appointmentTypePrices = openPrices(prices, dayOf(now)).map(({ recipientId: _recipient, ...price }) => price);
  return { ...whole, appointmentTypePrices };
}

/** As papers are written from it; none when it is gone. */
export async function findWholeInvoiceRecipient(db: TenantDb, tenantId: string, id: string) {
  const [found, contactPersons] = await Promise.all([
    findInvoiceRecipientRow(db, tenantId, id),
    selectContactPersons(db, tenantId, id),
  ]);
  if (!found) return undefined;
  const { id: _id, version: _version, ...row } = found;
  return { ...row, contactPersons };
}

export const findInvoiceRecipient = query({
  action: 'invoice-recipients.read',
  input: z.object({ invoiceRecipientId: EntityId }),
  run: ({ db, actor, input }) => loadInvoiceRecipient(db, actor.tenantId, input.invoiceRecipientId),
});
