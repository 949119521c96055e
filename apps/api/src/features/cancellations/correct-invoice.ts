import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { datesFrom, invoiceNumber, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { discountOf } from '@gastspiel/domain/payment-terms/payment-terms.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { cancelByStorno, holdForCancelling } from '#features/cancellations/cancel-invoice.ts';
import { findPaymentTerms } from '#features/invoice-recipients/index.ts';
import {
  auditedContent,
  findPaper,
  type InvoiceRow,
  insertInvoice,
  loadInvoice,
  lockAppointmentsOfInvoiceForUpdate,
  selectLines,
  selectTakenBlocks,
  standingOf,
  takeNumber,
} from '#features/invoices/index.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** A draft with everything that the invoice says, of today; it names the invoice that it stands for. */
async function successorOf(db: TenantDb, row: InvoiceRow, today: string) {
  const [kept, lines, blocks, terms] = await Promise.all([
    findPaper(db, row.id),
    selectLines(db, row.id),
    selectTakenBlocks(db, row.id),
    findPaymentTerms(db, row.recipientId),
  ]);
  if (!kept) throw new Failure(GENERAL_FAILURES.notFound);
  const dates = datesFrom(today, terms.days);
  return {
    ...dates,
    recipientId: row.recipientId,
    language: row.language,
    taxTreatment: row.taxTreatment,
    taxPercentage: row.taxPercentage,
    notes: row.notes,
    paper: {
      ...kept.paper,
      cancels: null,
      replaces: [{ number: row.number, issueDate: row.issueDate }],
      discount: discountOf(terms, dates.issueDate, dates.dueDate),
    },
    logoId: kept.logoId,
    sums: { net: row.net, tax: row.tax, gross: row.gross },
    lines,
    blocks,
    isBehind: false,
  };
}

/** Cancels a sent invoice and bills the same again as a draft, both at once or neither. */
export const correctInvoice = mutation({
  action: 'invoices.write',
  input: z.object({ invoiceId: EntityId }),
  run: async ({ db, actor, input: { invoiceId: id }, now, record }) => {
    await lockAppointmentsOfInvoiceForUpdate(db, id);
    const row = await holdForCancelling(db, id);
    if (!possibilitiesOf(standingOf(row)).canCorrect) throw new Failure(INVOICE_FAILURES.notCorrectable);
    const byName = nameOf(actor);
    const content = await successorOf(db, row, dayOf(now));
    const storno = await cancelByStorno(db, row, { now, byName });
    const year = yearOfDay(content.issueDate);
    const position = await takeNumber(db, year);
    const number = invoiceNumber(year, position);
    const successorId = randomUUID();
    await insertInvoice(
      db,
      { id: successorId, year, position, number, createdAt: now, createdByName: byName, replacesInvoiceId: id },
      content,
    );
    record({ entityType: 'invoice', entityId: id, after: { cancelledBy: storno.number, correctedBy: number } });
    record({ entityType: 'invoice', entityId: storno.id, after: { number: storno.number, cancels: row.number } });
    record({
      entityType: 'invoice',
      entityId: successorId,
      after: { number, corrects: row.number, ...auditedContent(content) },
    });
    return { cancellationId: storno.id, successorId };
  },
  answer: async ({ db }, { cancellationId, successorId }) => ({
    cancellation: await loadInvoice(db, cancellationId),
    successor: await loadInvoice(db, successorId),
  }),
});
