import type { Cents } from '@gastspiel/domain/money/money.ts';
import type { Day } from '@gastspiel/domain/time/vienna-day.ts';
import { auditedAllotments } from '#features/payments/audited-payment.ts';
import { enter } from '#features/payments/enter.ts';
import { lockAccountsForUpdate } from '#features/payments/entries.sql.ts';
import { lockOwedForUpdate } from '#features/payments/payments.sql.ts';
import type { MutationScope } from '#platform/graphql/use-case.ts';

interface ExactPayment {
  readonly id: string;
  readonly recipientId: string;
  readonly invoiceId: string;
  readonly day: Day;
  readonly amount: Cents;
  readonly reference: string | null;
}

/** Many payments that the bank has booked, each of one invoice to the cent. Those of which something else was paid meanwhile are left; the others are answered. */
export async function bookExactly(
  { db, now, record }: MutationScope,
  byName: string,
  payments: readonly ExactPayment[],
): Promise<readonly string[]> {
  await lockAccountsForUpdate(
    db,
    payments.map(({ recipientId }) => recipientId),
  );
  const invoices = await lockOwedForUpdate(
    db,
    payments.map(({ invoiceId }) => invoiceId),
  );
  const owed = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const planned = payments.flatMap((payment) => {
    const invoice = owed.get(payment.invoiceId);
    if (!invoice?.isOwed || invoice.open !== payment.amount) return [];
    const day = payment.day < invoice.issueDate ? invoice.issueDate : payment.day;
    return [{ payment, planned: { invoice, amount: payment.amount, closing: null, day } }];
  });
  const nothing = { payoutId: null, reason: null };
  await enter(
    db,
    { at: now, byName },
    {
      payments: planned.map(({ payment: { invoiceId: _, ...payment } }) => ({
        ...payment,
        way: 'STATEMENT',
        note: null,
      })),
      allotments: planned.map(({ payment: { id, recipientId, invoiceId, amount }, planned: { day } }) => ({
        ...{ recipientId, invoiceId, amount, day, kind: 'PAID', paymentId: id },
        ...nothing,
      })),
    },
  );
  for (const { payment, planned: one } of planned) {
    const { id, recipientId, day, amount } = payment;
    const allotted = [{ invoice: one.invoice.number, amount }];
    record({ entityType: 'payment', entityId: id, after: { day, amount, way: 'STATEMENT', recipientId, allotted } });
    for (const change of auditedAllotments([one], day)) record(change);
  }
  return planned.map(({ payment }) => payment.id);
}
