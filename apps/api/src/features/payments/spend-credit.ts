import { randomUUID } from 'node:crypto';
import { Failure } from '@gastspiel/domain/failures/failure.ts';
import { sumOf } from '@gastspiel/domain/money/amounts.ts';
import type { Cents } from '@gastspiel/domain/money/money.ts';
import { drawnFrom } from '@gastspiel/domain/payments/allotments.ts';
import { PAYMENT_FAILURES } from '@gastspiel/domain/payments/payment-failures.ts';
import { AllotCreditInput, PayoutInput } from '@gastspiel/domain/payments/payment-input.ts';
import { dayOf } from '@gastspiel/domain/time/vienna-day.ts';
import { z } from 'zod';
import { auditedAllotments } from '#features/payments/audited-payment.ts';
import { enter } from '#features/payments/enter.ts';
import { selectCreditSources } from '#features/payments/entries.sql.ts';
import { loadPayment } from '#features/payments/find-payments.ts';
import { findCredit } from '#features/payments/payments.sql.ts';
import { planAllotments } from '#features/payments/plan-allotments.ts';
import { assertNotAhead, entriesOf, holdAccount } from '#features/payments/record-payment.ts';
import type { TenantDb } from '#platform/database/database.ts';
import { mutation } from '#platform/graphql/use-case.ts';
import { nameOf } from '#platform/identity/viewer.ts';

/** Which payments bear these amounts. */
async function draw(db: TenantDb, recipientId: string, amounts: readonly Cents[]) {
  const sources = await selectCreditSources(db, recipientId);
  if (sumOf(amounts) > sumOf(sources.map(({ rest }) => rest))) {
    throw new Failure(PAYMENT_FAILURES.noCredit, { 'input.amount': PAYMENT_FAILURES.noCredit.message });
  }
  return drawnFrom(sources, amounts);
}

/** A credit pays invoices, from today on: before, nobody had said so. */
export const allotCredit = mutation({
  action: 'payments.write',
  input: z.object({ input: AllotCreditInput }),
  run: async ({ db, actor, now, record, input: { input } }) => {
    const { invoiceRecipientId: recipientId, allotments } = input;
    const day = dayOf(now);
    await holdAccount(db, actor.tenantId, recipientId);
    const planned = await planAllotments(db, allotments, { recipientId, day });
    const drawn = await draw(
      db,
      recipientId,
      planned.map(({ amount }) => amount),
    );
    const entries = planned.flatMap((one, index) =>
      (drawn[index] ?? []).flatMap(({ source, amount }, part, parts) =>
        entriesOf({ ...one, amount, closing: part === parts.length - 1 ? one.closing : null }, source.id),
      ),
    );
    await enter(db, { at: now, byName: nameOf(actor) }, { allotments: entries });
    for (const change of auditedAllotments(planned, day)) record(change);
    return { recipientId };
  },
  answer: ({ db }, { recipientId }) => findCredit(db, recipientId),
});

/** Credit goes back to the recipient. */
export const payOutCredit = mutation({
  action: 'payments.write',
  input: z.object({ input: PayoutInput }),
  run: async ({ db, actor, now, record, input: { input } }) => {
    const { invoiceRecipientId: recipientId, amount, ...values } = input;
    assertNotAhead(values.day, now);
    await holdAccount(db, actor.tenantId, recipientId);
    const [parts = []] = await draw(db, recipientId, [amount]);
    const id = randomUUID();
    await enter(
      db,
      { at: now, byName: nameOf(actor) },
      {
        payments: [{ id, recipientId, amount: -amount, way: 'TRANSFER', ...values }],
        allotments: parts.map(({ source, amount: part }) => ({
          ...{ recipientId, kind: 'PAID_OUT' as const, paymentId: source.id, payoutId: id, invoiceId: null },
          ...{ day: values.day, amount: part, reason: null },
        })),
      },
    );
    record({ entityType: 'payment', entityId: id, after: { ...values, amount: -amount, recipientId } });
    return { id };
  },
  answer: ({ db }, { id }) => loadPayment(db, id),
});
