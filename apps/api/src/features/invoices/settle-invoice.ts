import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { canBePaidOn, datesFrom, invoiceNumber, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { negated } from '@gastspiel/domain/invoices/invoice-sums.ts';
import { dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { lockAppointmentsOfInvoiceForUpdate } from '#features/invoices/billable-blocks.sql.ts';
import type { InvoiceRow } from '#features/invoices/invoice-row.ts';
import {
  findPaper,
  insertInvoice,
  lockInvoiceForUpdate,
  markCancelled,
  markPaidOn,
  releaseBlocks,
  selectLines,
  takeNumber,
} from '#features/invoices/invoices.sql.ts';
import { loadInvoice, standingOf } from '#features/invoices/load-invoice.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

async function lockOrRefuse(db: TenantDb, id: string) {
  const row = await lockInvoiceForUpdate(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

/** The money is there, since a day between the invoice's and today. */
export const markAsPaid = mutation({
  action: 'invoices.write',
  input: z.object({ invoiceId: EntityId, paidOn: z.string().refine(isDay).nullish() }),
  run: async ({ db, input: { invoiceId: id, paidOn }, now, record }) => {
    const row = await lockOrRefuse(db, id);
    if (!possibilitiesOf(standingOf(row)).canMarkPaid) throw new Failure(INVOICE_FAILURES.notPayable);
    const today = dayOf(now);
    const day = paidOn ?? today;
    if (!canBePaidOn(day, row.issueDate, today)) {
      throw new Failure(INVOICE_FAILURES.paidOutside, { paidOn: INVOICE_FAILURES.paidOutside.message });
    }
    await markPaidOn(db, id, { day, at: now });
    record({ entityType: 'invoice', entityId: id, before: { paidOn: null }, after: { paidOn: day } });
    return { id };
  },
  answer: ({ db }, { id }) => loadInvoice(db, id),
});

/** It was a mistake: the state that follows from the dates is back. */
export const unMarkAsPaid = mutation({
  action: 'invoices.write',
  input: z.object({ invoiceId: EntityId }),
  run: async ({ db, input: { invoiceId: id }, record }) => {
    const row = await lockOrRefuse(db, id);
    if (!possibilitiesOf(standingOf(row)).canUnmarkPaid) throw new Failure(INVOICE_FAILURES.notPaid);
    await markPaidOn(db, id, null);
    record({ entityType: 'invoice', entityId: id, before: { paidOn: row.paidOn }, after: { paidOn: null } });
    return { id };
  },
  answer: ({ db }, { id }) => loadInvoice(db, id),
});

interface Cancelling {
  readonly now: Date;
  readonly byName: string;
}

/** Always by another invoice with a number of its own: the stored amounts with the other sign. Its blocks can be billed again. */
export async function cancelByStorno(db: TenantDb, row: InvoiceRow, { now, byName }: Cancelling) {
  const kept = await findPaper(db, row.id);
  if (!kept) throw new Failure(GENERAL_FAILURES.notFound);
  const lines = await selectLines(db, row.id);
  await markCancelled(db, row.id, now);
  await releaseBlocks(db, row.id);
  const dates = datesFrom(dayOf(now));
  const year = yearOfDay(dates.issueDate);
  const position = await takeNumber(db, year);
  const number = invoiceNumber(year, position);
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
    const row = await lockOrRefuse(db, id);
    if (!possibilitiesOf(standingOf(row)).canCancel) throw new Failure(INVOICE_FAILURES.alreadyCancelled);
    const storno = await cancelByStorno(db, row, { now, byName: nameOf(actor) });
    record({ entityType: 'invoice', entityId: id, after: { cancelledBy: storno.number } });
    record({ entityType: 'invoice', entityId: storno.id, after: { number: storno.number, cancels: row.number } });
    return { id: storno.id };
  },
  answer: ({ db }, { id }) => loadInvoice(db, id),
});
