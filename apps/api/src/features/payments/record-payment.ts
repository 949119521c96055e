import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { GENERAL_FAILURES } from '@gastspiel/domain/failures/general-failures.ts';
import { unallotted } from '@gastspiel/domain/payments/allotments.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { PAYMENT_RULES, PaymentInput, type PaymentValues } from '@gastspiel/domain/payments/payment-input.ts';
import { type Day, dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { findInvoiceRecipientName } from '#features/invoice-recipients/index.ts';
import { auditedAllotments } from '#features/payments/audited-payment.ts';
import { enter } from '#features/payments/enter.ts';
import { lockAccountsForUpdate } from '#features/payments/entries.sql.ts';
import { loadPayment } from '#features/payments/find-payments.ts';
import { type PlannedAllotment, planAllotments } from '#features/payments/plan-allotments.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { type MutationScope, mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** Nobody else moves money of the recipient until the transaction ends. */
export async function holdAccount(db: TenantDb, tenantId: string, recipientId: string): Promise<void> {
  if (!(await findInvoiceRecipientName(db, tenantId, recipientId))) throw new Failure(GENERAL_FAILURES.notFound);
  await lockAccountsForUpdate(db, [recipientId]);
}

export function assertNotAhead(day: Day, now: Date): void {
  if (day > dayOf(now)) throw new Failure(GENERAL_FAILURES.invalidInput, { 'input.day': PAYMENT_RULES.future });
}

/** The entries that an allotment is made of. */
export const entriesOf = ({ invoice, amount, closing, day }: PlannedAllotment, paymentId: string) => {
  const of = { recipientId: invoice.recipientId, paymentId, invoiceId: invoice.id, payoutId: null, day };
  return [
    { ...of, kind: 'PAID' as const, amount, reason: null },
    ...(closing ? [{ ...of, kind: closing.kind, amount: closing.amount, reason: closing.reason }] : []),
  ];
};

interface Received {
  readonly byName: string;
  readonly tenantId: string;
  readonly way: 'TRANSFER' | 'STATEMENT';
}

/** Money came in. What no invoice takes is a credit of the recipient. */
export async function enterPayment(
  { db, now, record }: MutationScope,
  { byName, tenantId, way }: Received,
  { invoiceRecipientId: recipientId, allotments, ...values }: PaymentValues,
): Promise<{ id: string }> {
  await holdAccount(db, tenantId, recipientId);
  const planned = await planAllotments(db, allotments, { recipientId, day: values.day });
  const credit = unallotted(values.amount, allotments);
  if (credit < 0n) {
    throw new Failure(PAYMENT_FAILURES.moreThanPaid, { 'input.amount': PAYMENT_FAILURES.moreThanPaid.message });
  }
  const id = randomUUID();
  await enter(
    db,
    { at: now, byName },
    { payments: [{ id, recipientId, way, ...values }], allotments: planned.flatMap((one) => entriesOf(one, id)) },
  );
  const allotted = planned.map(({ invoice, amount }) => ({ invoice: invoice.number, amount }));
  record({ entityType: 'payment', entityId: id, after: { ...values, way, recipientId, allotted, credit } });
  for (const change of auditedAllotments(planned, values.day)) record(change);
  return { id };
}

export const recordPayment = mutation({
  action: 'payments.write',
  input: z.object({ input: PaymentInput }),
  run: ({ input: { input }, actor, ...scope }) => {
    assertNotAhead(input.day, scope.now);
    return enterPayment(scope, { byName: nameOf(actor), tenantId: actor.tenantId, way: 'TRANSFER' }, input);
  },
  answer: ({ db }, { id }) => loadPayment(db, id),
});
