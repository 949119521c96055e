import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { INVOICE_DATE_RULES, invoiceNumber, yearOfDay } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { InvoiceInput, type InvoiceValues } from '@gastspiel/domain/invoices/invoice-input.ts';
import { possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { lockAppointmentsForUpdate } from '#features/invoices/billable-blocks.sql.ts';
import { composeInvoice } from '#features/invoices/compose-invoice.ts';
import { atField } from '#features/invoices/compose-lines.ts';
import { auditedContent } from '#features/invoices/invoice-audit.ts';
import type { InvoiceRow, LineRow } from '#features/invoices/invoice-row.ts';
import {
  holdRecipient,
  insertInvoice,
  lockInvoiceForUpdate,
  replaceLines,
  selectLines,
  selectTakenBlocks,
  takeNumber,
  updateInvoiceRow,
} from '#features/invoices/invoices.sql.ts';
import { loadInvoice, standingOf } from '#features/invoices/load-invoice.ts';
import { settleVersionedUpdate } from '#platform/database/versioned-update.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

interface Maker {
  readonly tenantId: string;
  readonly byName: string;
}

/** A number is given with the first save, and never twice; whatever fails before leaves no gap. */
export async function makeDraft({ db, now, record }: MutationScope, values: InvoiceValues, maker: Maker) {
  const { tenantId, byName } = maker;
  assertYearHasBegun(values.issueDate, now);
  // A deletion of the recipient comes before or after, not in between.
  const [, isRecipientHeld] = await Promise.all([
    lockAppointmentsForUpdate(db, values.includedWorklogBlockIds),
    holdRecipient(db, values.recipientId),
  ]);
  if (!isRecipientHeld) throw atField('recipientId', INVOICE_FAILURES.recipientUnknown);
  const content = await composeInvoice(db, values, { tenantId, invoiceId: null, before: [] });
  const year = yearOfDay(values.issueDate);
  const position = await takeNumber(db, year);
  const number = invoiceNumber(year, position);
  const id = randomUUID();
  await insertInvoice(db, { id, year, position, number, createdAt: now, createdByName: byName }, content);
  record({ entityType: 'invoice', entityId: id, after: { number, ...auditedContent(content) } });
  return { id };
}

/** A slip would begin the numbers of a year that is far away, and no invoice is ever deleted. */
export function assertYearHasBegun(issueDate: string, now: Date): void {
  const year = yearOfDay(dayOf(now));
  if (yearOfDay(issueDate) <= year) return;
  throw new Failure(INVOICE_FAILURES.otherYear, { 'input.issueDate': INVOICE_DATE_RULES.future(year) });
}

export const createInvoice = mutation({
  action: 'invoices.write',
  input: z.object({ input: InvoiceInput }),
  run: ({ actor, input: { input: values }, ...scope }) =>
    makeDraft(scope, values, { tenantId: actor.tenantId, byName: nameOf(actor) }),
  answer: ({ db }, { id }) => loadInvoice(db, id),
});

interface Changed {
  readonly id: string;
  readonly version: number;
  readonly tenantId: string;
  /** Blocks that come to it. */
  readonly blockIds: readonly string[];
}

/** A draft as it is, line by line. */
export interface SavedDraft {
  readonly row: InvoiceRow;
  readonly lines: readonly LineRow[];
  readonly blockIds: readonly string[];
}

/** Lines that are kept keep their price; the year of the number can't be left. */
export async function changeDraft(
  { db, record }: MutationScope,
  { id, version, tenantId, blockIds }: Changed,
  valuesAfter: (saved: SavedDraft) => InvoiceValues | Promise<InvoiceValues>,
): Promise<{ id: string }> {
  const held = new Map((await selectTakenBlocks(db, id)).map((block) => [block.id, block.version]));
  // Appointments before the invoice: so does whoever records.
  await lockAppointmentsForUpdate(db, [...new Set([...held.keys(), ...blockIds])]);
  const row = await lockInvoiceForUpdate(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  if (!possibilitiesOf(standingOf(row)).canEdit) throw new Failure(INVOICE_FAILURES.notEditable);
  const before = await selectLines(db, id);
  const values = await valuesAfter({ row, lines: before, blockIds: [...held.keys()] });
  if (yearOfDay(values.issueDate) !== row.year) {
    throw new Failure(INVOICE_FAILURES.otherYear, { 'input.issueDate': INVOICE_DATE_RULES.year(row.year) });
  }
  const content = await composeInvoice(db, values, {
    tenantId,
    invoiceId: id,
    // Another recipient pays other prices.
    before: values.recipientId === row.recipientId ? before : [],
    taken: held,
  });
  const updated = await updateInvoiceRow(db, { id, version, number: row.number }, content);
  await settleVersionedUpdate(updated, async () => true);
  await replaceLines(db, id, content);
  record({
    entityType: 'invoice',
    entityId: id,
    before: auditedContent({ ...row, lines: before, sums: row }),
    after: auditedContent(content),
  });
  return { id };
}

/** A draft as a whole. */
export const updateInvoice = mutation({
  action: 'invoices.write',
  input: z.object({ invoiceId: EntityId, version: z.int(), input: InvoiceInput }),
  run: ({ actor, input: { invoiceId: id, version, input: values }, ...scope }) =>
    changeDraft(
      scope,
      { id, version, tenantId: actor.tenantId, blockIds: values.includedWorklogBlockIds },
      () => values,
    ),
  answer: ({ db }, { id }) => loadInvoice(db, id),
});
