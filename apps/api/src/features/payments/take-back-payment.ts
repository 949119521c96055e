import { Failure } from '@gastspiel/domain/failures/failure.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { takeBack } from '#features/payments/enter.ts';
import {
  lockAccountsForUpdate,
  selectAllotmentsOfPayment,
  selectLivePayments,
} from '#features/payments/entries.sql.ts';
import { loadPayment } from '#features/payments/find-payments.ts';
import { findPayment, lockOwedForUpdate } from '#features/payments/payments.sql.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

/** Takes a payment back by counter-entries, and answers the payment's own. */
export async function takeBackPayment(
  { db, now, record }: MutationScope,
  byName: string,
  id: string,
  reason: string,
  /** The day on which the bank sent it back; else it never was. */
  day?: Day,
): Promise<string> {
  const payment = await loadPayment(db, id);
  await lockAccountsForUpdate(db, [payment.recipientId]);
  const [payments, allotments] = await Promise.all([selectLivePayments(db, [id]), selectAllotmentsOfPayment(db, id)]);
  if (payments.length === 0) throw new Failure(PAYMENT_FAILURES.reversed);
  if (payment.amount > 0n && allotments.some(({ kind }) => kind === 'PAID_OUT'))
    throw new Failure(PAYMENT_FAILURES.paidOut);
  const invoices = await lockOwedForUpdate(
    db,
    allotments.flatMap(({ invoiceId }) => invoiceId ?? []),
  );
  const [counterId = ''] = await takeBack(
    db,
    { at: now, byName },
    { payments, allotments, reason, ...(day && { day }) },
  );
  record({
    entityType: 'payment',
    entityId: id,
    before: { day: payment.day, amount: payment.amount },
    after: { takenBack: reason },
  });
  for (const { id: entityId, open } of invoices) {
    const lifted = allotments.filter(({ invoiceId }) => invoiceId === entityId);
    record({
      entityType: 'invoice',
      entityId,
      before: { openAmount: open },
      after: { openAmount: lifted.reduce((sum, { amount }) => sum + amount, open), paymentTakenBack: reason },
    });
  }
  return counterId;
}

interface Returned {
  readonly paymentId: string;
  readonly amount?: Cents;
}

const RETURNED = 'Rückbuchung laut Bank';

/** The bank sent it back on a day; nothing where there is no such payment. */
export async function returnPayment(
  scope: MutationScope,
  byName: string,
  { paymentId, amount }: Returned,
  day: Day,
): Promise<string | undefined> {
  const payment = await findPayment(scope.db, paymentId);
  if (!payment || (amount !== undefined && payment.amount !== amount)) return undefined;
  return takeBackPayment(scope, byName, paymentId, RETURNED, day);
}
