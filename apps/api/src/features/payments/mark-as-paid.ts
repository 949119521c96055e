import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { canBePaidOn } from '@gastspiel/domain/invoices/invoice-dates.ts';
import { INVOICE_FAILURES } from '@gastspiel/domain/invoices/invoice-failures.ts';
import { possibilitiesOf } from '@gastspiel/domain/invoices/invoice-state.ts';
import { type Day, dayOf, isDay } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import {
  findInvoiceRow,
  type InvoiceRow,
  loadInvoice,
  lockInvoiceForUpdate,
  standingOf,
} from '#features/invoices/index.ts';
import { enter, takeBack } from '#features/payments/enter.ts';
import {
  type Entering,
  lockAccountsForUpdate,
  selectAllotmentsOfInvoice,
  selectLivePayments,
} from '#features/payments/entries.sql.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** The account first, then the invoice, as everybody who moves money: a sent one keeps its recipient. */
async function holdInvoice(db: TenantDb, id: string): Promise<InvoiceRow> {
  const seen = await findInvoiceRow(db, id);
  if (!seen) throw new Failure(GENERAL_FAILURES.notFound);
  await lockAccountsForUpdate(db, [seen.recipientId]);
  const row = await lockInvoiceForUpdate(db, id);
  if (!row) throw new Failure(GENERAL_FAILURES.notFound);
  return row;
}

/** A payment of all that is open. */
export async function payRest(
  db: TenantDb,
  { id, recipientId, open }: Pick<InvoiceRow, 'id' | 'recipientId' | 'open'>,
  { day, ...entering }: { readonly day: Day } & Entering,
): Promise<void> {
  const paymentId = randomUUID();
  const [of, nothing] = [
    { recipientId, day, amount: open },
    { reference: null, note: null },
  ];
  await enter(db, entering, {
    payments: [{ id: paymentId, way: 'MARKED', ...of, ...nothing }],
    allotments: [{ kind: 'PAID', paymentId, invoiceId: id, payoutId: null, reason: null, ...of }],
  });
}

/** The money is there, since a day between the invoice's and today. */
export const markAsPaid = mutation({
  action: 'invoices.write',
  input: z.object({ invoiceId: EntityId, paidOn: z.string().refine(isDay).nullish() }),
  run: async ({ db, actor, input: { invoiceId: id, paidOn }, now, record }) => {
    const row = await holdInvoice(db, id);
    if (!possibilitiesOf(standingOf(row)).canMarkPaid) throw new Failure(INVOICE_FAILURES.notPayable);
    const today = dayOf(now);
    const day = paidOn ?? today;
    if (!canBePaidOn(day, row.issueDate, today)) {
      throw new Failure(INVOICE_FAILURES.paidOutside, { paidOn: INVOICE_FAILURES.paidOutside.message });
    }
    await payRest(db, row, { day, at: now, byName: nameOf(actor) });
    record({ entityType: 'invoice', entityId: id, before: { paidOn: null }, after: { paidOn: day } });
    return { id };
  },
  answer: ({ db }, { id }) => loadInvoice(db, id),
});

/** It was a mistake: what the mark made never was. What else was allotted is credit again, and the dates say the state. */
export const unMarkAsPaid = mutation({
  action: 'invoices.write',
  input: z.object({ invoiceId: EntityId }),
  run: async ({ db, actor, input: { invoiceId: id }, now, record }) => {
    const row = await holdInvoice(db, id);
    if (!possibilitiesOf(standingOf(row)).canUnmarkPaid) throw new Failure(INVOICE_FAILURES.notPaid);
    const allotments = await selectAllotmentsOfInvoice(db, id);
    const payments = await selectLivePayments(
      db,
      allotments.flatMap(({ paymentId }) => paymentId ?? []),
    );
    await takeBack(
      db,
      { at: now, byName: nameOf(actor) },
      { payments: payments.filter(({ way }) => way === 'MARKED'), allotments, reason: UNMARKED },
    );
    record({ entityType: 'invoice', entityId: id, before: { paidOn: row.paidOn }, after: { paidOn: null } });
    return { id };
  },
  answer: ({ db }, { id }) => loadInvoice(db, id),
});

const UNMARKED = 'Bezahlt-Markierung zurückgenommen';
