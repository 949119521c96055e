import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { ReasonInput } from '@gastspiel/domain/payments/payment-input.ts';
import { z } from 'zod';
import { takeBack } from '#features/payments/enter.ts';
import {
  lockAccountForUpdate,
  selectAllotmentsOfInvoice,
  selectAllotmentsOfPayment,
  selectLivePayments,
} from '#features/payments/entries.sql.ts';
import { loadPayment } from '#features/payments/find-payments.ts';
import { findAllotted, lockOwedForUpdate } from '#features/payments/payments.sql.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** A payment that was entered wrongly never was: with all that was allotted of it, and what was closed along with it. */
export const takePaymentBack = mutation({
  action: 'payments.write',
  input: z.object({ paymentId: EntityId, reason: ReasonInput }),
  run: async ({ db, actor, now, record, input: { paymentId: id, reason } }) => {
    const { recipientId, amount, day } = await loadPayment(db, id);
    await lockAccountForUpdate(db, recipientId);
    const [payments, allotments] = await Promise.all([selectLivePayments(db, [id]), selectAllotmentsOfPayment(db, id)]);
    if (payments.length === 0) throw new Failure(PAYMENT_FAILURES.reversed);
    if (amount > 0n && allotments.some(({ kind }) => kind === 'PAID_OUT')) throw new Failure(PAYMENT_FAILURES.paidOut);
    const invoices = await lockOwedForUpdate(
      db,
      allotments.flatMap(({ invoiceId }) => invoiceId ?? []),
    );
    await takeBack(db, { recipientId, at: now, byName: nameOf(actor) }, { payments, allotments, reason });
    record({ entityType: 'payment', entityId: id, before: { day, amount }, after: { takenBack: reason } });
    for (const { id: entityId, open } of invoices) {
      const lifted = allotments
        .filter(({ invoiceId }) => invoiceId === entityId)
        .reduce((sum, one) => sum + one.amount, 0n);
      record({
        entityType: 'invoice',
        entityId,
        before: { openAmount: open },
        after: { openAmount: open + lifted, paymentTakenBack: reason },
      });
    }
    return { id };
  },
  answer: ({ db }, { id }) => loadPayment(db, id),
});

/** An amount that was allotted wrongly is credit again; one that was written off or discounted is open again. */
export const takeAllotmentBack = mutation({
  action: 'payments.write',
  input: z.object({ allotmentId: EntityId, reason: ReasonInput }),
  run: async ({ db, actor, now, record, input: { allotmentId: id, reason } }) => {
    const found = await findAllotted(db, id);
    if (!found?.invoiceId) throw new Failure(GENERAL_FAILURES.notFound);
    const { recipientId, invoiceId, isReversal } = found;
    if (isReversal) throw new Failure(PAYMENT_FAILURES.notReversible);
    await lockAccountForUpdate(db, recipientId);
    const [invoice] = await lockOwedForUpdate(db, [invoiceId]);
    const allotment = (await selectAllotmentsOfInvoice(db, invoiceId)).find((one) => one.id === id);
    if (!allotment || !invoice) throw new Failure(PAYMENT_FAILURES.reversed);
    await takeBack(db, { recipientId, at: now, byName: nameOf(actor) }, { allotments: [allotment], reason });
    record({
      entityType: 'invoice',
      entityId: invoiceId,
      before: { openAmount: invoice.open },
      after: { openAmount: invoice.open + allotment.amount, allotmentTakenBack: reason },
    });
    return true;
  },
});
