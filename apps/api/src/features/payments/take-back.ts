import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { ReasonInput } from '@gastspiel/domain/payments/payment-input.ts';
import { z } from 'zod';
import { takeBack } from '#features/payments/enter.ts';
import { lockAccountsForUpdate, selectAllotmentsOfInvoice } from '#features/payments/entries.sql.ts';
import { loadPayment } from '#features/payments/find-payments.ts';
import { findAllotted, lockOwedForUpdate } from '#features/payments/payments.sql.ts';
import { takeBackPayment } from '#features/payments/take-back-payment.ts';
import { EntityId } from '#platform/graphql/entity-id.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** A payment that was entered wrongly never was: with all that was allotted of it, and what was closed along with it. */
export const takePaymentBack = mutation({
  action: 'payments.write',
  input: z.object({ paymentId: EntityId, reason: ReasonInput }),
  run: async ({ actor, input: { paymentId: id, reason }, ...scope }) => {
    await takeBackPayment(scope, nameOf(actor), id, reason);
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
    await lockAccountsForUpdate(db, [recipientId]);
    const [invoice] = await lockOwedForUpdate(db, [invoiceId]);
    const all = await selectAllotmentsOfInvoice(db, invoiceId);
    const allotment = all.find((one) => one.id === id);
    if (!allotment || !invoice) throw new Failure(PAYMENT_FAILURES.reversed);
    // A rest was closed along with what was paid: without that it is open again.
    const isAlong = ({ kind, paymentId }: (typeof all)[number]) =>
      allotment.kind === 'PAID' && kind !== 'PAID' && paymentId === allotment.paymentId;
    const allotments = all.filter((one) => one.id === id || isAlong(one));
    await takeBack(db, { at: now, byName: nameOf(actor) }, { allotments, reason });
    record({
      entityType: 'invoice',
      entityId: invoiceId,
      before: { openAmount: invoice.open },
      after: {
        openAmount: allotments.reduce((sum, { amount }) => sum + amount, invoice.open),
        allotmentTakenBack: reason,
      },
    });
    return true;
  },
});
