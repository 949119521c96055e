import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { allotmentFault } from '@gastspiel/domain/payments/allotments.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { CloseRestInput } from '@gastspiel/domain/payments/payment-input.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { findInvoiceRow, loadInvoice } from '#features/invoices/index.ts';
import { auditedAllotments } from '#features/payments/audited-payment.ts';
import { enter } from '#features/payments/enter.ts';
import { lockAccountsForUpdate, selectAllotmentsOfInvoice } from '#features/payments/entries.sql.ts';
import { findWriteOffLimit, lockOwedForUpdate } from '#features/payments/payments.sql.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** The rest of an invoice that is paid for the most part: given as Skonto to who paid in time, or written off. */
export const closeRest = mutation({
  action: 'payments.write',
  input: z.object({ invoiceId: EntityId, input: CloseRestInput }),
  run: async ({ db, actor, now, record, input: { invoiceId, input } }) => {
    const seen = await findInvoiceRow(db, invoiceId);
    if (!seen) throw new Failure(GENERAL_FAILURES.notFound);
    const { recipientId } = seen;
    await lockAccountsForUpdate(db, [recipientId]);
    const [[invoice], allotments, writeOffLimit] = await Promise.all([
      lockOwedForUpdate(db, [invoiceId]),
      selectAllotmentsOfInvoice(db, invoiceId),
      findWriteOffLimit(db),
    ]);
    if (!invoice?.isOwed) throw new Failure(PAYMENT_FAILURES.notOwed);
    const paid = allotments.filter(({ kind }) => kind === 'PAID');
    const paidOn = paid
      .map(({ day }) => day)
      .toSorted()
      .at(-1);
    const today = dayOf(now);
    const fault = allotmentFault(invoice, { amount: 0n, ...input }, { day: paidOn ?? today, writeOffLimit });
    if (fault)
      throw new Failure(fault, fault === PAYMENT_FAILURES.reasonNeeded ? { 'input.reason': fault.message } : undefined);
    const closing = { kind: input.rest, amount: invoice.open, reason: input.reason };
    await enter(
      db,
      { at: now, byName: nameOf(actor) },
      {
        allotments: [
          { ...closing, recipientId, paymentId: paid.at(-1)?.paymentId ?? null, invoiceId, payoutId: null, day: today },
        ],
      },
    );
    for (const change of auditedAllotments([{ invoice, amount: 0n, closing, day: today }], today)) record(change);
    return { id: invoiceId };
  },
  answer: ({ db }, { id }) => loadInvoice(db, id),
});
