import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { datesFrom, invoiceNumber, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { negated } from '@gastspiel/domain/invoices/invoice-sums.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import {
  findInvoiceRow,
  findPaper,
  type InvoiceRow,
  insertInvoice,
  loadInvoice,
  lockAppointmentsOfInvoiceForUpdate,
  lockInvoiceForUpdate,
  markCancelled,
  releaseBlocks,
  selectLines,
  standingOf,
  takeNumber,
} from '#features/invoices/index.ts';
import { liftFromCancelled, lockAccountsForUpdate } from '#features/payments/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** The account comes first, since what was paid becomes a credit; a draft that is sent meanwhile is looked at again. */
export async function holdForCancelling(db: TenantDb, id: string) {
  const seen = await findInvoiceRow(db, id);
  if (seen?.sentAt) await lockAccountsForUpdate(db, [seen.recipientId]);
  const row = await lockInvoiceForUpdate(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  if (row.sentAt && !seen?.sentAt) throw new Failure(GENERAL_FAILURES.stale);
  return row;
}

interface Cancelling {
  readonly now: Date;
  readonly byName: string;
}

/** Always by another invoice with a number of its own: the stored amounts with the other sign. Its blocks can be billed again. */
export async function cancelByStorno(db: TenantDb, row: InvoiceRow, { now, byName }: Cancelling) {
  const kept = await findPaper(db, row.id);
  if (!kept) throw new Failure(GENERAL_FAILURES.notFound);
  const lines = await selectLines(db, row.id);
  const dates = datesFrom(dayOf(now));
  await releaseBlocks(db, row.id);
  const year = yearOfDay(dates.issueDate);
  const position = await takeNumber(db, year);
  const number = invoiceNumber(year, position);
  if (row.sentAt) {
    const lifted = { invoiceId: row.id, reason: number, day: dates.issueDate };
    await liftFromCancelled(db, { at: now, byName }, lifted);
  }
  await markCancelled(db, row.id, now);
  const content = {
    ...dates,
    recipientId: row.recipientId,
    language: row.language,
    taxTreatment: row.taxTreatment,
    taxPercentage: row.taxPercentage,
    notes: null,
    paper: { ...kept.paper, cancels: { number: row.number, issueDate: row.issueDate }, replaces: [], discount: null },
    logoId: kept.logoId,
    sums: negated(row),
    lines: lines.map((line) => ({ ...line, quantity: -line.quantity, net: -line.net })),
    blocks: [],
    isBehind: false,
  };
  const id = randomUUID();
  await insertInvoice(
    db,
    { id, year, position, number, createdAt: now, createdByName: byName, cancelsInvoiceId: row.id },
    content,
  );
  return { id, number };
}

export const cancelInvoice = mutation({
  action: 'invoices.write',
  input: z.object({ invoiceId: EntityId }),
  run: async ({ db, actor, input: { invoiceId: id }, now, record }) => {
    await lockAppointmentsOfInvoiceForUpdate(db, id);
    const row = await holdForCancelling(db, id);
    if (!possibilitiesOf(standingOf(row)).canCancel) throw new Failure(INVOICE_FAILURES.alreadyCancelled);
    const storno = await cancelByStorno(db, row, { now, byName: nameOf(actor) });
    record({ entityType: 'invoice', entityId: id, after: { cancelledBy: storno.number } });
    record({ entityType: 'invoice', entityId: storno.id, after: { number: storno.number, cancels: row.number } });
    return { id: storno.id };
  },
  answer: ({ db }, { id }) => loadInvoice(db, id),
});
